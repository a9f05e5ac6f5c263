import EvergreenQuery

/// A view with 200 queries, each on its own request.
struct TwoHundredQueries<Request: Queryable>: View
where Request.Context == DatabaseContext, Request.Value == String {
    @Query<Request> private var value0: String
    @Query<Request> private var value1: String
    @Query<Request> private var value2: String
    @Query<Request> private var value3: String
    @Query<Request> private var value4: String
    @Query<Request> private var value5: String
    @Query<Request> private var value6: String
    @Query<Request> private var value7: String
    @Query<Request> private var value8: String
    @Query<Request> private var value9: String
    @Query<Request> private var value10: String
    @Query<Request> private var value11: String
    @Query<Request> private var value12: String
    @Query<Request> private var value13: String
    @Query<Request> private var value14: String
    @Query<Request> private var value15: String
    @Query<Request> private var value16: String
    @Query<Request> private var value17: String
    @Query<Request> private var value18: String
    @Query<Request> private var value19: String
    @Query<Request> private var value20: String
    @Query<Request> private var value21: String
    @Query<Request> private var value22: String
    @Query<Request> private var value23: String
    @Query<Request> private var value24: String
    @Query<Request> private var value25: String
    @Query<Request> private var value26: String
    @Query<Request> private var value27: String
    @Query<Request> private var value28: String
    @Query<Request> private var value29: String
    @Query<Request> private var value30: String
    @Query<Request> private var value31: String
    @Query<Request> private var value32: String
    @Query<Request> private var value33: String
    @Query<Request> private var value34: String
    @Query<Request> private var value35: String
    @Query<Request> private var value36: String
    @Query<Request> private var value37: String
    @Query<Request> private var value38: String
    @Query<Request> private var value39: String
    @Query<Request> private var value40: String
    @Query<Request> private var value41: String
    @Query<Request> private var value42: String
    @Query<Request> private var value43: String
    @Query<Request> private var value44: String
    @Query<Request> private var value45: String
    @Query<Request> private var value46: String
    @Query<Request> private var value47: String
    @Query<Request> private var value48: String
    @Query<Request> private var value49: String
    @Query<Request> private var value50: String
    @Query<Request> private var value51: String
    @Query<Request> private var value52: String
    @Query<Request> private var value53: String
    @Query<Request> private var value54: String
    @Query<Request> private var value55: String
    @Query<Request> private var value56: String
    @Query<Request> private var value57: String
    @Query<Request> private var value58: String
    @Query<Request> private var value59: String
    @Query<Request> private var value60: String
    @Query<Request> private var value61: String
    @Query<Request> private var value62: String
    @Query<Request> private var value63: String
    @Query<Request> private var value64: String
    @Query<Request> private var value65: String
    @Query<Request> private var value66: String
    @Query<Request> private var value67: String
    @Query<Request> private var value68: String
    @Query<Request> private var value69: String
    @Query<Request> private var value70: String
    @Query<Request> private var value71: String
    @Query<Request> private var value72: String
    @Query<Request> private var value73: String
    @Query<Request> private var value74: String
    @Query<Request> private var value75: String
    @Query<Request> private var value76: String
    @Query<Request> private var value77: String
    @Query<Request> private var value78: String
    @Query<Request> private var value79: String
    @Query<Request> private var value80: String
    @Query<Request> private var value81: String
    @Query<Request> private var value82: String
    @Query<Request> private var value83: String
    @Query<Request> private var value84: String
    @Query<Request> private var value85: String
    @Query<Request> private var value86: String
    @Query<Request> private var value87: String
    @Query<Request> private var value88: String
    @Query<Request> private var value89: String
    @Query<Request> private var value90: String
    @Query<Request> private var value91: String
    @Query<Request> private var value92: String
    @Query<Request> private var value93: String
    @Query<Request> private var value94: String
    @Query<Request> private var value95: String
    @Query<Request> private var value96: String
    @Query<Request> private var value97: String
    @Query<Request> private var value98: String
    @Query<Request> private var value99: String
    @Query<Request> private var value100: String
    @Query<Request> private var value101: String
    @Query<Request> private var value102: String
    @Query<Request> private var value103: String
    @Query<Request> private var value104: String
    @Query<Request> private var value105: String
    @Query<Request> private var value106: String
    @Query<Request> private var value107: String
    @Query<Request> private var value108: String
    @Query<Request> private var value109: String
    @Query<Request> private var value110: String
    @Query<Request> private var value111: String
    @Query<Request> private var value112: String
    @Query<Request> private var value113: String
    @Query<Request> private var value114: String
    @Query<Request> private var value115: String
    @Query<Request> private var value116: String
    @Query<Request> private var value117: String
    @Query<Request> private var value118: String
    @Query<Request> private var value119: String
    @Query<Request> private var value120: String
    @Query<Request> private var value121: String
    @Query<Request> private var value122: String
    @Query<Request> private var value123: String
    @Query<Request> private var value124: String
    @Query<Request> private var value125: String
    @Query<Request> private var value126: String
    @Query<Request> private var value127: String
    @Query<Request> private var value128: String
    @Query<Request> private var value129: String
    @Query<Request> private var value130: String
    @Query<Request> private var value131: String
    @Query<Request> private var value132: String
    @Query<Request> private var value133: String
    @Query<Request> private var value134: String
    @Query<Request> private var value135: String
    @Query<Request> private var value136: String
    @Query<Request> private var value137: String
    @Query<Request> private var value138: String
    @Query<Request> private var value139: String
    @Query<Request> private var value140: String
    @Query<Request> private var value141: String
    @Query<Request> private var value142: String
    @Query<Request> private var value143: String
    @Query<Request> private var value144: String
    @Query<Request> private var value145: String
    @Query<Request> private var value146: String
    @Query<Request> private var value147: String
    @Query<Request> private var value148: String
    @Query<Request> private var value149: String
    @Query<Request> private var value150: String
    @Query<Request> private var value151: String
    @Query<Request> private var value152: String
    @Query<Request> private var value153: String
    @Query<Request> private var value154: String
    @Query<Request> private var value155: String
    @Query<Request> private var value156: String
    @Query<Request> private var value157: String
    @Query<Request> private var value158: String
    @Query<Request> private var value159: String
    @Query<Request> private var value160: String
    @Query<Request> private var value161: String
    @Query<Request> private var value162: String
    @Query<Request> private var value163: String
    @Query<Request> private var value164: String
    @Query<Request> private var value165: String
    @Query<Request> private var value166: String
    @Query<Request> private var value167: String
    @Query<Request> private var value168: String
    @Query<Request> private var value169: String
    @Query<Request> private var value170: String
    @Query<Request> private var value171: String
    @Query<Request> private var value172: String
    @Query<Request> private var value173: String
    @Query<Request> private var value174: String
    @Query<Request> private var value175: String
    @Query<Request> private var value176: String
    @Query<Request> private var value177: String
    @Query<Request> private var value178: String
    @Query<Request> private var value179: String
    @Query<Request> private var value180: String
    @Query<Request> private var value181: String
    @Query<Request> private var value182: String
    @Query<Request> private var value183: String
    @Query<Request> private var value184: String
    @Query<Request> private var value185: String
    @Query<Request> private var value186: String
    @Query<Request> private var value187: String
    @Query<Request> private var value188: String
    @Query<Request> private var value189: String
    @Query<Request> private var value190: String
    @Query<Request> private var value191: String
    @Query<Request> private var value192: String
    @Query<Request> private var value193: String
    @Query<Request> private var value194: String
    @Query<Request> private var value195: String
    @Query<Request> private var value196: String
    @Query<Request> private var value197: String
    @Query<Request> private var value198: String
    @Query<Request> private var value199: String

    init(_ request: (Int) -> Request) {
        _value0 = Query(request(0))
        _value1 = Query(request(1))
        _value2 = Query(request(2))
        _value3 = Query(request(3))
        _value4 = Query(request(4))
        _value5 = Query(request(5))
        _value6 = Query(request(6))
        _value7 = Query(request(7))
        _value8 = Query(request(8))
        _value9 = Query(request(9))
        _value10 = Query(request(10))
        _value11 = Query(request(11))
        _value12 = Query(request(12))
        _value13 = Query(request(13))
        _value14 = Query(request(14))
        _value15 = Query(request(15))
        _value16 = Query(request(16))
        _value17 = Query(request(17))
        _value18 = Query(request(18))
        _value19 = Query(request(19))
        _value20 = Query(request(20))
        _value21 = Query(request(21))
        _value22 = Query(request(22))
        _value23 = Query(request(23))
        _value24 = Query(request(24))
        _value25 = Query(request(25))
        _value26 = Query(request(26))
        _value27 = Query(request(27))
        _value28 = Query(request(28))
        _value29 = Query(request(29))
        _value30 = Query(request(30))
        _value31 = Query(request(31))
        _value32 = Query(request(32))
        _value33 = Query(request(33))
        _value34 = Query(request(34))
        _value35 = Query(request(35))
        _value36 = Query(request(36))
        _value37 = Query(request(37))
        _value38 = Query(request(38))
        _value39 = Query(request(39))
        _value40 = Query(request(40))
        _value41 = Query(request(41))
        _value42 = Query(request(42))
        _value43 = Query(request(43))
        _value44 = Query(request(44))
        _value45 = Query(request(45))
        _value46 = Query(request(46))
        _value47 = Query(request(47))
        _value48 = Query(request(48))
        _value49 = Query(request(49))
        _value50 = Query(request(50))
        _value51 = Query(request(51))
        _value52 = Query(request(52))
        _value53 = Query(request(53))
        _value54 = Query(request(54))
        _value55 = Query(request(55))
        _value56 = Query(request(56))
        _value57 = Query(request(57))
        _value58 = Query(request(58))
        _value59 = Query(request(59))
        _value60 = Query(request(60))
        _value61 = Query(request(61))
        _value62 = Query(request(62))
        _value63 = Query(request(63))
        _value64 = Query(request(64))
        _value65 = Query(request(65))
        _value66 = Query(request(66))
        _value67 = Query(request(67))
        _value68 = Query(request(68))
        _value69 = Query(request(69))
        _value70 = Query(request(70))
        _value71 = Query(request(71))
        _value72 = Query(request(72))
        _value73 = Query(request(73))
        _value74 = Query(request(74))
        _value75 = Query(request(75))
        _value76 = Query(request(76))
        _value77 = Query(request(77))
        _value78 = Query(request(78))
        _value79 = Query(request(79))
        _value80 = Query(request(80))
        _value81 = Query(request(81))
        _value82 = Query(request(82))
        _value83 = Query(request(83))
        _value84 = Query(request(84))
        _value85 = Query(request(85))
        _value86 = Query(request(86))
        _value87 = Query(request(87))
        _value88 = Query(request(88))
        _value89 = Query(request(89))
        _value90 = Query(request(90))
        _value91 = Query(request(91))
        _value92 = Query(request(92))
        _value93 = Query(request(93))
        _value94 = Query(request(94))
        _value95 = Query(request(95))
        _value96 = Query(request(96))
        _value97 = Query(request(97))
        _value98 = Query(request(98))
        _value99 = Query(request(99))
        _value100 = Query(request(100))
        _value101 = Query(request(101))
        _value102 = Query(request(102))
        _value103 = Query(request(103))
        _value104 = Query(request(104))
        _value105 = Query(request(105))
        _value106 = Query(request(106))
        _value107 = Query(request(107))
        _value108 = Query(request(108))
        _value109 = Query(request(109))
        _value110 = Query(request(110))
        _value111 = Query(request(111))
        _value112 = Query(request(112))
        _value113 = Query(request(113))
        _value114 = Query(request(114))
        _value115 = Query(request(115))
        _value116 = Query(request(116))
        _value117 = Query(request(117))
        _value118 = Query(request(118))
        _value119 = Query(request(119))
        _value120 = Query(request(120))
        _value121 = Query(request(121))
        _value122 = Query(request(122))
        _value123 = Query(request(123))
        _value124 = Query(request(124))
        _value125 = Query(request(125))
        _value126 = Query(request(126))
        _value127 = Query(request(127))
        _value128 = Query(request(128))
        _value129 = Query(request(129))
        _value130 = Query(request(130))
        _value131 = Query(request(131))
        _value132 = Query(request(132))
        _value133 = Query(request(133))
        _value134 = Query(request(134))
        _value135 = Query(request(135))
        _value136 = Query(request(136))
        _value137 = Query(request(137))
        _value138 = Query(request(138))
        _value139 = Query(request(139))
        _value140 = Query(request(140))
        _value141 = Query(request(141))
        _value142 = Query(request(142))
        _value143 = Query(request(143))
        _value144 = Query(request(144))
        _value145 = Query(request(145))
        _value146 = Query(request(146))
        _value147 = Query(request(147))
        _value148 = Query(request(148))
        _value149 = Query(request(149))
        _value150 = Query(request(150))
        _value151 = Query(request(151))
        _value152 = Query(request(152))
        _value153 = Query(request(153))
        _value154 = Query(request(154))
        _value155 = Query(request(155))
        _value156 = Query(request(156))
        _value157 = Query(request(157))
        _value158 = Query(request(158))
        _value159 = Query(request(159))
        _value160 = Query(request(160))
        _value161 = Query(request(161))
        _value162 = Query(request(162))
        _value163 = Query(request(163))
        _value164 = Query(request(164))
        _value165 = Query(request(165))
        _value166 = Query(request(166))
        _value167 = Query(request(167))
        _value168 = Query(request(168))
        _value169 = Query(request(169))
        _value170 = Query(request(170))
        _value171 = Query(request(171))
        _value172 = Query(request(172))
        _value173 = Query(request(173))
        _value174 = Query(request(174))
        _value175 = Query(request(175))
        _value176 = Query(request(176))
        _value177 = Query(request(177))
        _value178 = Query(request(178))
        _value179 = Query(request(179))
        _value180 = Query(request(180))
        _value181 = Query(request(181))
        _value182 = Query(request(182))
        _value183 = Query(request(183))
        _value184 = Query(request(184))
        _value185 = Query(request(185))
        _value186 = Query(request(186))
        _value187 = Query(request(187))
        _value188 = Query(request(188))
        _value189 = Query(request(189))
        _value190 = Query(request(190))
        _value191 = Query(request(191))
        _value192 = Query(request(192))
        _value193 = Query(request(193))
        _value194 = Query(request(194))
        _value195 = Query(request(195))
        _value196 = Query(request(196))
        _value197 = Query(request(197))
        _value198 = Query(request(198))
        _value199 = Query(request(199))
    }

    var body: some View {
        let values: [String] = [
            value0, value1, value2, value3, value4, value5, value6, value7,
            value8, value9, value10, value11, value12, value13, value14, value15,
            value16, value17, value18, value19, value20, value21, value22, value23,
            value24, value25, value26, value27, value28, value29, value30, value31,
            value32, value33, value34, value35, value36, value37, value38, value39,
            value40, value41, value42, value43, value44, value45, value46, value47,
            value48, value49, value50, value51, value52, value53, value54, value55,
            value56, value57, value58, value59, value60, value61, value62, value63,
            value64, value65, value66, value67, value68, value69, value70, value71,
            value72, value73, value74, value75, value76, value77, value78, value79,
            value80, value81, value82, value83, value84, value85, value86, value87,
            value88, value89, value90, value91, value92, value93, value94, value95,
            value96, value97, value98, value99, value100, value101, value102, value103,
            value104, value105, value106, value107, value108, value109, value110, value111,
            value112, value113, value114, value115, value116, value117, value118, value119,
            value120, value121, value122, value123, value124, value125, value126, value127,
            value128, value129, value130, value131, value132, value133, value134, value135,
            value136, value137, value138, value139, value140, value141, value142, value143,
            value144, value145, value146, value147, value148, value149, value150, value151,
            value152, value153, value154, value155, value156, value157, value158, value159,
            value160, value161, value162, value163, value164, value165, value166, value167,
            value168, value169, value170, value171, value172, value173, value174, value175,
            value176, value177, value178, value179, value180, value181, value182, value183,
            value184, value185, value186, value187, value188, value189, value190, value191,
            value192, value193, value194, value195, value196, value197, value198, value199,
        ]
        ForEach(values, id: \.self) { Text($0) }
    }
}
