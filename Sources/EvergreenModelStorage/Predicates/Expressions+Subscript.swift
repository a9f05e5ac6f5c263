import Foundation

extension PredicateExpressions.CollectionIndexSubscript: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        guard case .constant = try translation(wrapped), case .constant = try translation(index) else {
            throw Untranslatable("the elements of a stored value can't be told apart")
        }
        return try translation.evaluated(self)
    }

    func value(_ evaluation: Evaluation) throws -> Output {
        let (collection, index) = (try evaluation(wrapped), try evaluation(index))
        guard index >= collection.startIndex, index < collection.endIndex else {
            try evaluation.fail("an index is out of bounds")
        }
        return collection[index]
    }
}

extension PredicateExpressions.CollectionRangeSubscript: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        guard case .constant = try translation(wrapped), case .constant = try translation(range) else {
            throw Untranslatable("the elements of a stored value can't be told apart")
        }
        return try translation.evaluated(self)
    }

    func value(_ evaluation: Evaluation) throws -> Output {
        let (collection, range) = (try evaluation(wrapped), try evaluation(range))
        guard range.lowerBound >= collection.startIndex, range.upperBound <= collection.endIndex else {
            try evaluation.fail("a range is out of bounds")
        }
        return collection[range]
    }
}

extension PredicateExpressions.DictionaryKeySubscript: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        guard case .constant = try translation(wrapped), case .constant = try translation(key) else {
            throw Untranslatable("the elements of a stored value can't be told apart")
        }
        return try translation.evaluated(self)
    }

    func value(_ evaluation: Evaluation) throws -> Output { try evaluation(wrapped)[evaluation(key)] }
}

extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        guard case .constant = try translation(wrapped), case .constant = try translation(key),
            case .constant = try translation(self.default)
        else { throw Untranslatable("the elements of a stored value can't be told apart") }
        return try translation.evaluated(self)
    }

    func value(_ evaluation: Evaluation) throws -> Output {
        let (dictionary, key) = (try evaluation(wrapped), try evaluation(key))
        if let value = dictionary[key] { return value }
        return try evaluation(self.default)
    }
}
