// The page's script: applies the frames that the server sends over one WebSocket, and sends the user's events. Documentation/Protocol.md
// describes the protocol. Each module handles one concern. This module creates the objects that hold their state.
import { listenToActivators } from './activators.js';
import { fileOf, pageAddress, setRoot } from './addresses.js';
import { Alignments } from './alignments.js';
import { Clipboard } from './clipboard.js';
import { Connection } from './connection.js';
import { listenToClicks, listenToColumns, listenToImages, listenToTabs } from './controls.js';
import { startCourses } from './courses.js';
import { listenToDialogs, openDialogs } from './dialogs.js';
import { DragGestures } from './drag-gestures.js';
import { KeyDrags } from './drag-keys.js';
import { MouseDrags } from './drag-mouse.js';
import { TouchDrags } from './drag-touches.js';
import { Drags } from './drags.js';
import { Events } from './events.js';
import { Fields } from './fields.js';
import { Fitting } from './fitting.js';
import { Focus } from './focus.js';
import { follow } from './followers.js';
import { Frames } from './frames.js';
import { Gestures } from './gestures.js';
import { PageHistory } from './history.js';
import { Holds } from './holds.js';
import { listenToInsetBars, placeInsetBars } from './inset-bars.js';
import { listenToKeys } from './keys.js';
import { Layouts } from './layouts.js';
import { LostFields } from './lost-fields.js';
import { Masks } from './masks.js';
import { Measures } from './measures.js';
import { announce, Status } from './notices.js';
import { Operations } from './operations.js';
import { listenToPages } from './pages.js';
import { PinchGestures } from './pinch-gestures.js';
import { Places } from './places.js';
import { Pointing } from './pointing.js';
import { Recognizers } from './recognizers.js';
import { withdraw } from './refusal.js';
import { Renewal, script } from './renewal.js';
import { Repeats } from './repeats.js';
import { startRepetitions } from './repetitions.js';
import { RowActions } from './row-actions.js';
import { RowChoices } from './row-choices.js';
import { listenToRowMenus } from './row-menus.js';
import { RowMoves } from './row-moves.js';
import { RowWindows } from './row-windows.js';
import { saveFiles } from './saves.js';
import { watchScreenKeyboard } from './screen-keyboard.js';
import { hideKeyboardByScrolling } from './scroll-keyboard.js';
import { ScrollPositions } from './scroll-positions.js';
import { ScrollReports } from './scroll-reports.js';
import { ScrollRestoration } from './scroll-restoration.js';
import { ScrollStarts } from './scroll-starts.js';
import { ScrollTargets } from './scroll-targets.js';
import { ScrollTransitions } from './scroll-transitions.js';
import { ScrollVisibility } from './scroll-visibility.js';
import { Scroll } from './scroll.js';
import { SearchTokens } from './search-tokens.js';
import { SectionIndexes } from './section-indexes.js';
import { listenToSharing } from './sharing.js';
import { listenToShortcuts } from './shortcuts.js';
import { Shrinking } from './shrinking.js';
import { drawSlices, followSlices } from './slices.js';
import { Sliders } from './sliders.js';
import { listenToStylesheets } from './stylesheets.js';
import { Suggestions } from './suggestions.js';
import { minimizeTabBars } from './tab-bars.js';
import { Tables } from './tables.js';
import { TextLimit } from './text-limit.js';
import { TextSelections } from './text-selections.js';
import { listenToTouch } from './touch.js';
import { Traits } from './traits.js';
import { Truncation } from './truncation.js';
import { Typing } from './typing.js';
import { Uploads } from './uploads.js';
import { changeUser } from './users.js';
import { Wheels } from './wheels.js';
import { listenToWindows } from './windows.js';

const start = (data) => {
    let token = data.session;
    setRoot(data.root);
    const send = (node, name, ...values) => events.send(node, name, ...values);
    const status = new Status(document.getElementById('status'));
    const showStatus = (text) => status.show(text);

    const fields = new Fields();
    const limit = new TextLimit(Number(data.messageBytes));
    const typing = new Typing({ fields, limit, send });
    const places = new Places({ fields, commit: (node) => typing.commit(node) });
    const focus = new Focus();
    const rowActions = new RowActions(send);
    const rowMoves = new RowMoves(send);
    const recognizers = new Recognizers(send);
    const dragGestures = new DragGestures(recognizers);
    const pinchGestures = new PinchGestures(recognizers);
    const pointing = new Pointing(recognizers);
    const gestures = new Gestures(send, { recognizers, pressed: (area) => dragGestures.allowDrag(area) });
    const holds = new Holds(send);
    const repeats = new Repeats(send);
    const rows = new RowWindows(send);
    const tables = new Tables(send);
    const rowChoices = new RowChoices(send);
    const measures = new Measures(send, () => connection.isReady);
    const alignments = new Alignments();
    const layouts = new Layouts(send, () => connection.isReady);
    const fitting = new Fitting();
    const shrinking = new Shrinking();
    const truncation = new Truncation();
    const positions = new ScrollPositions(send, () => connection.isReady);
    const starts = new ScrollStarts();
    const restoration = new ScrollRestoration();
    const scrollReports = new ScrollReports(send, () => connection.isReady);
    const scrollTargets = new ScrollTargets(send, () => connection.isReady);
    const scrollVisibility = new ScrollVisibility(send, () => connection.isReady);
    const scrollTransitions = new ScrollTransitions();
    const masks = new Masks();
    const wheels = new Wheels();
    const sliders = new Sliders();
    const sectionIndexes = new SectionIndexes();
    const textSelections = new TextSelections(fields, send);
    const searchTokens = new SearchTokens(send);
    const suggestions = new Suggestions();
    const scroll = new Scroll({ positions, restoration });
    const pageHistory = new PageHistory(send);
    const lostFields = new LostFields(fields);
    const traits = new Traits(send);
    const uploads = new Uploads({ send, announce, address: fileOf(data.upload) });
    const drags = new Drags(send, () => gestures.endPress());
    const touchDrags = new TouchDrags(drags);
    const mouseDrags = new MouseDrags({ drags, uploads, announce, limit, isTouched: () => touchDrags.isTouched });
    const keyDrags = new KeyDrags(drags);
    const clipboard = new Clipboard({ send, uploads, limit });
    const updateDrags = () => {
        drags.update();
        touchDrags.update();
        keyDrags.update();
    };
    // Parts that depend on the layout.
    const updateMeasured = (animation) => {
        alignments.update(animation);
        layouts.update();
        starts.update();
        restoration.update();
        scrollReports.update();
        scrollTargets.update();
        scrollVisibility.update();
        scrollTransitions.update();
        wheels.update();
        sliders.update();
        drawSlices();
        sectionIndexes.update();
        suggestions.update();
    };
    const operations = new Operations({ fields, places, focus, rows, scroll, restoration });

    const frames = new Frames({
        apply: (list, frame) => operations.apply(list, frame),
        finish: () => {
            openDialogs();
            saveFiles();
            uploads.update();
            fitting.update();
            shrinking.update();
            truncation.update();
            updateMeasured(operations.animation);
            scroll.move();
            focus.move();
            textSelections.update();
            rowActions.show();
            tables.update();
            rowChoices.update();
            updateDrags();
            lostFields.restore();
            pageHistory.follow();
            traits.report();
            placeInsetBars();
            masks.update();
            measures.update();
        },
        acknowledge: (number) => {
            if (connection.isReady) connection.post(['k', number]);
        },
        restart: (isAgain) => {
            connection.abandon();
            if (isAgain) renewal.renew();
            else connection.connect();
        },
    });

    const address = new URL(data.live, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const connection = new Connection(address, {
        hello: () => ['h', token, frames.last, pageAddress(), script(), data.user],
        receive: (frame) => frames.receive(frame),
        connected: () => {
            const suspect = events.takeSuspect();
            if (suspect) withdraw(suspect, { fields, announce });
            events.postAll();
            measures.update();
            positions.update();
            layouts.update();
        },
        answered: (event) => {
            events.answered(event);
            rows.answered(event);
            recognizers.answered(event);
            searchTokens.answered(event);
            positions.answered(event);
            uploads.answered(event);
            pageHistory.answered(event);
        },
        closed: (code) => events.closed(code),
        renew: () => renewal.renew(),
        isRenewing: () => renewal.isUnderWay,
        changeUser: (ticket) => changeUser(ticket, data.signIn),
        resume: (newToken) => renewal.resume(newToken),
        showStatus,
    });
    const events = new Events(connection, announce);
    const renewal = new Renewal({
        connection, events, lostFields, pageHistory, showStatus, announce,
        token: () => token,
        user: data.user,
        begin: (newToken) => {
            token = data.session = newToken;
            const parts = [
                frames, events, focus, rowActions, rowMoves, rows, tables, recognizers, gestures, dragGestures, pinchGestures, pointing,
                holds, repeats, touchDrags, keyDrags, drags, measures, layouts, scroll, positions, scrollReports, scrollTargets, scrollVisibility, starts, searchTokens, suggestions, textSelections, traits, uploads,
            ];
            for (const part of parts) part.reset();
        },
        show: (main) => {
            operations.replacePage(main);
            placeInsetBars();
            traits.report();
            fitting.update();
            shrinking.update();
            truncation.update();
            follow(null);
            masks.update();
            measures.update();
            updateMeasured();
            rowChoices.update();
            updateDrags();
        },
    });

    // The order matters: an earlier listener for a key can prevent a later one from handling it.
    keyDrags.listen();
    listenToTouch();
    listenToDialogs(send);
    focus.listen(send);
    rowActions.listen();
    rowMoves.listen();
    rows.listen();
    textSelections.listen();
    sliders.listen();
    typing.listen();
    pageHistory.listen(data.query);
    connection.listen();
    listenToClicks({ send, rowActions });
    recognizers.listen();
    gestures.listen();
    // After the gestures, which suppress the click at the end of a long press.
    listenToRowMenus(send);
    rowChoices.listen();
    dragGestures.listen();
    pinchGestures.listen();
    pointing.listen();
    touchDrags.listen();
    mouseDrags.listen();
    holds.listen();
    repeats.listen();
    tables.listen();
    searchTokens.listen();
    listenToActivators();
    listenToKeys(send);
    listenToShortcuts(send);
    listenToSharing();
    clipboard.listen();
    uploads.listen();
    listenToInsetBars();
    listenToImages(send);
    listenToStylesheets();
    listenToTabs();
    listenToPages();
    listenToWindows();
    listenToColumns();
    traits.listen();
    masks.listen();
    measures.listen();
    fitting.listen();
    shrinking.listen();
    truncation.listen();
    alignments.listen();
    layouts.listen();
    positions.listen();
    starts.listen();
    restoration.listen();
    followSlices();
    scrollReports.listen();
    scrollTransitions.listen();
    hideKeyboardByScrolling();
    minimizeTabBars();
    watchScreenKeyboard();
    wheels.listen();
    sectionIndexes.listen();
    suggestions.listen();

    const previous = renewal.restoreStored();
    rows.layOut();
    openDialogs();
    startRepetitions(document.querySelector('main'));
    startCourses(document.querySelector('main'));
    saveFiles();
    lostFields.restore();
    pageHistory.follow();
    traits.report();
    placeInsetBars();
    fitting.update();
    shrinking.update();
    truncation.update();
    follow(null);
    masks.update();
    measures.update();
    updateMeasured();
    rowChoices.update();
    updateDrags();
    if (previous) renewal.renew(previous);
    else connection.connect();
};

// A page that shows only an error has no session.
if (document.body.dataset.session) start(document.body.dataset);
