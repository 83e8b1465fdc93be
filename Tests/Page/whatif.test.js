// Tests of the panels about rules, edits, records, cycles and the results of other commands.

import assert from "node:assert/strict";
import test from "node:test";
import { screenNodes } from "../../Sources/lab/PageFiles/Modules/data.js";
import { cycleOf } from "../../Sources/lab/PageFiles/Modules/cycles.js";
import { heatLevel } from "../../Sources/lab/PageFiles/Modules/heat.js";
import { impactScreens, sortedVerdicts } from "../../Sources/lab/PageFiles/Modules/impact.js";
import { isUnsure, nextCell } from "../../Sources/lab/PageFiles/Modules/grid.js";
import { cellText, countsText } from "../../Sources/lab/PageFiles/Modules/heat.js";
import { freePlacer, textBox } from "../../Sources/lab/PageFiles/Modules/labels.js";
import { appRows, changeRows, leagueRows } from "../../Sources/lab/PageFiles/Modules/league.js";
import { kindRows, survivalOf } from "../../Sources/lab/PageFiles/Modules/mutate.js";
import { rankedWays, suggestionsOf } from "../../Sources/lab/PageFiles/Modules/rules.js";
import { studiesOf } from "../../Sources/lab/PageFiles/Modules/studies.js";
import { recordWay, tellingRecord } from "../../Sources/lab/PageFiles/Modules/trail.js";
import { joinedMarks, pathDifference,
  versionMarks } from "../../Sources/lab/PageFiles/Modules/versions.js";
import { newWhatIf, screenEdits, takeEdits,
  writtenEdits } from "../../Sources/lab/PageFiles/Modules/edits.js";
import { editWords, whatIfMarks } from "../../Sources/lab/PageFiles/Modules/whatif.js";

const data = {
  paths: [[-1, "UIWindow[0]"], [-1, "Home[0]"], [1, "/UIButton[0]"], [1, "/UIButton[1]"]],
  views: [
    { class: "UIWindow", paths: [0] }, { class: "UIView", controller: "Home", paths: [1] },
    { class: "UIButton", identifier: "buy", text: "Buy", content: "Buy", page: "Home",
      tap: "click", paths: [2], ways: [0, 1] },
    { class: "UIButton", text: "Buy", content: "Buy", page: "Home", tap: "click", paths: [3],
      ways: [1] },
  ],
  screens: [{ size: [10, 10], nodes: [0, 1, 1, 2, 2, 0, 3, 0], edits: 0 }],
  editNames: { kinds: ["INS_BEFORE_SAME", "DELETE", "REORDER"], outcomes: ["KEPT", "LOST", "STOLEN",
    "MULTI", "GHOST", "REMADE", "GONE-OK"] },
  edits: [{ rules: [2, 3], list: [[0, 2, 0, -1, 0, 2, -2, 1, 2, 2], [1, 2, 0, -1, 0, 6, -1],
    [2, 2, 0, -1]] }],
  ways: [["identifier", "#buy", 1], ["text", "\"Buy\"", 180]],
};
const scenario = { steps: [{ screens: [null, 0, 0] }] };

test("an edit of the data has its words, and marks the views whose rules it breaks", () => {
  const edits = screenEdits(data, 0);
  assert.deepEqual(edits.list.map((edit) => editWords(screenNodes(data, 0), edit)), [
    "insert another UIButton before it", "remove it", "move it to the front"]);
  const marks = (edit) => whatIfMarks(data, 0, { screen: 0, edit }).map(([number, result]) => [
    number, result]);
  assert.deepEqual([0, 1, 2].map(marks), [[[2, "stolen"], [3, "stolen"]], [[2, "gone"]], []]);
  assert.deepEqual(edits.list[0].broken[1], { rule: 1, outcome: "STOLEN", match: 2 });
  assert.deepEqual(whatIfMarks(data, 0, { screen: 1, edit: 0 }), []);
  assert.equal(screenEdits(data, null), null);
  assert.equal(screenEdits({ ...data, screens: [{}] }, 0), null);
});

test("an address has the edit; one that the screen does not have has no effect", () => {
  const taken = (written) => {
    const whatIf = newWhatIf();
    takeEdits(whatIf, written, data, 0);
    return whatIf.edit;
  };
  assert.equal(taken(writtenEdits({ edit: 2 })), 2);
  for (const one of ["", undefined, "0", "4", "x", "-1", "1.5", "[]"]) {
    assert.equal(taken(one), null, String(one));
  }
});

test("the rules to copy are the library's, that by all facts first", () => {
  const view = { suggested: { thisElement: "{ a }", anyPosition: "{ b }", thisContent: "{ c }" } };
  const found = suggestionsOf({ name: "button #a", text: "{ d }" }, view);
  assert.deepEqual(found.map(({ kind, text }) => [kind, text]), [["allFacts", "{ d }"],
    ["thisElement", "{ a }"], ["anyPosition", "{ b }"], ["thisContent", "{ c }"]]);
  assert.deepEqual(found.slice(1).map(({ traits }) => [traits.isForEvery, traits.hasText]), [
    [false, false], [true, false], [false, true]]);
  assert.deepEqual(suggestionsOf(undefined, {}), []);
});

test("a path's difference marks the steps that only one version has", () => {
  const { old, now } = pathDifference("Home[0]/UIButton[0]", "Home[0]/UIView[0]/UIButton[0]");
  const changed = (steps) => steps.filter((one) => one.isChanged).map((one) => one.step);
  assert.deepEqual([changed(old), changed(now)], [[], ["UIView[0]"]]);
  assert.deepEqual(changed(pathDifference("A[0]/B[1]", undefined).old), ["A[0]", "B[1]"]);
});

test("the marks of one view are one mark, and the change is another", () => {
  const place = [0, 3];
  const one = (name, result) => ({ name, outcome: result, from: [], now: [], matches: [{
    picture: place }], causes: [{ version: "head", picture: place }] });
  const study = { rules: [one("A", "KEPT"), one("B", "STOLEN")] };
  const marks = joinedMarks(versionMarks(study, "head"));
  assert.deepEqual(marks.map(({ style, labels }) => [style, labels]), [["stolen", ["KEPT A",
    "STOLEN B"]], ["change", ["the change"]]]);
});

test("a way that names one element precedes one that names two", () => {
  const ways = rankedWays(data, { ...scenario }, 0, data.views[2]);
  assert.deepEqual(ways.map(({ name, now, screen, app }) => [name, now, screen, app]), [
    ["#buy", 1, 1, 1], ["\"Buy\"", 2, 2, 2],
  ]);
});

test("a record's way has its requests, its retry, the kill and the answer in order", () => {
  const steps = [
    { moves: [[0, "memory"]] },
    { sends: [{ records: [0], answer: "no answer" }] },
    { ends: true, moves: [[0, "stored"]] },
    { sends: [{ records: [0], answer: "accepted 1", repeats: [[0, "which was not answered"]] }],
      moves: [[0, "acknowledged"]] },
    { ends: true },
  ];
  assert.deepEqual(recordWay(steps, 0).map(({ step, kind }) => [step, kind]), [[0, "move"], [1,
    "send"], [2, "kill"], [2, "move"], [3, "retry"], [3, "move"]]);
  assert.equal(tellingRecord({ steps, records: [["a", 1, 1]] }), 0);
  assert.deepEqual(recordWay(steps, 1), []);
});

test("code that sends itself the message that runs it is a cycle", () => {
  const code = (name) => [{ name, writtenFor: name }];
  const classes = [
    { name: "News", superclasses: ["Base"], methods: [
      { signature: "- sdk", after: code("-[Base show]") }] },
    { name: "Topics", superclasses: ["Base"], methods: [
      { signature: "- sdk", after: code("-[News sdk]") }] },
    { name: "Base", superclasses: [], methods: [{ signature: "- show",
      after: code("-[Topics sdk]") }] },
  ];
  const calls = { "-[News sdk]": ["sdk"], "-[Topics sdk]": ["sdk"] };
  assert.deepEqual(cycleOf(classes, calls, "Topics", "- sdk"), ["-[News sdk]", "-[News sdk]"]);
  assert.equal(cycleOf(classes, calls, "News", "- sdk"), null);
  assert.equal(cycleOf(classes, {}, "Topics", "- sdk"), null);
});

test("the colour of a share depends on its meaning", () => {
  assert.deepEqual([0, 55, 100].map((percent) => heatLevel(percent, false)), [0, 5, 9]);
  assert.deepEqual([0, 5, 40].map((percent) => heatLevel(percent, true)), [9, 5, 0]);
});

test("results of other commands become rows with intervals", () => {
  const cell = { survival: 90, survivalInterval: [88, 92], wrong: 1, wrongInterval: [0, 2] };
  const league = { corpus: ["app"], schemes: [{ name: "default", ours: true, next: cell,
    year: cell, threeYears: cell }] };
  assert.deepEqual(leagueRows(league, "survival")[0].cells[0].interval, [88, 92]);
  const share = { survival: { percent: 50, interval: [40, 60] }, counts: {} };
  const study = { kinds: ["WRAP", "MOVE"], schemes: [{ strengths: { edit: share },
    kinds: { WRAP: share } }] };
  assert.deepEqual(kindRows(study, "survival").map(({ cells }) => cells[0] && cells[0].percent), [
    50, 50, null]);
  assert.deepEqual(studiesOf({}), []);
  assert.deepEqual(studiesOf({ studies: { league } }), ["league"]);
});

test("a share of no rules is no number, which a heat map draws as a dash", () => {
  const none = { kept: 0, gone: 2, wrong: 0, wrongInterval: [0, 60], apps: { app: { rules: 2,
    wrong: 0 } } };
  const league = { corpus: ["app"], schemes: [{ name: "text", ours: false, next: none,
    year: {}, threeYears: {} }] };
  const percents = (value) => leagueRows(league, value)[0].cells.map(({ percent }) => percent);
  assert.deepEqual(percents("survival"), [undefined, undefined, undefined]);
  assert.deepEqual(percents("wrong"), [0, undefined, undefined]);
  assert.equal(appRows(league, "next")[0].cells[0].percent, undefined);
});

test("a league by kind of change has a row for each kind, and no share without rules", () => {
  const none = { kept: 0, lost: 0, stolen: 0, multi: 0, ghost: 0, remade: 0, gone: 0, survival: 0,
    survivalInterval: [0, 100], wrong: 0, wrongInterval: [0, 100] };
  const some = { ...none, kept: 3, lost: 1, survival: 75, survivalInterval: [30, 95] };
  const gone = { ...none, gone: 4, wrongInterval: [0, 49] };
  const league = { kinds: [{ name: "WRAP", screens: 2 }, { name: "SCREEN_DELETE", screens: 1 },
    { name: "unheardOf", screens: 0 }], schemes: [{ name: "default", kinds: { WRAP: some,
    SCREEN_DELETE: gone, unheardOf: none } }, { name: "older" }] };
  const rows = changeRows(league, "survival");
  assert.deepEqual(rows.map(({ name }) => name), ["views are wrapped (2)",
    "a screen is removed (1)", "unheardOf (0)"]);
  assert.deepEqual(rows.map(({ cells }) => cells.map((cell) => cell && cell.percent)), [[75, null],
    [null, null], [null, null]]);
  assert.equal(changeRows(league, "wrong")[1].cells[0].percent, 0);
  assert.match(rows[0].cells[0].title, /^KEPT 3, LOST 1, .*GONE-OK 0$/);
  assert.deepEqual([[0, 100], [95, 99]].map((interval) => isUnsure({ interval })), [true, false]);
  assert.deepEqual(changeRows({ schemes: [] }, "survival"), []);
});

test("arrow keys lead to the next cell of a grid and end at its edges", () => {
  const next = (at, key) => nextCell(at, key, 2, 3);
  assert.deepEqual(next([0, 0], "ArrowDown"), [1, 0]);
  assert.deepEqual(next([1, 2], "ArrowRight"), [1, 2]);
  assert.deepEqual(next([1, 2], "Home"), [1, 0]);
  assert.deepEqual(next([0, 0], "End"), [0, 2]);
  assert.equal(next([0, 0], "x"), null);
});

test("a path's survival is that of the rule with the same text in a study of the scenario", () => {
  const outcomes = { survival: { percent: 50, interval: [40, 60] } };
  const study = { scenario: "s.json5", schemes: [{ name: "default", rules: [{
    path: "Home[0]/UIButton[0]", outcomes }] }] };
  const all = { ...data, schemes: ["default"], studies: { mutate: study } };
  const cells = (path, view) => survivalOf(all, { path }, data.views[view]).map((one) =>
    one.cells[0].percent);
  assert.deepEqual([cells("s.json5", 2), cells("s.json5", 3), cells("t.json5", 2)], [[50], [], []]);
});

test("a version's elements have the marks of the rules that match them", () => {
  const element = (name) => ({ name, screen: "Home", path: name });
  const study = { rules: [
    { name: "Kept", outcome: "KEPT", from: [element("a")], now: [element("a")],
      matches: [element("a")] },
    { name: "Lost", outcome: "STOLEN", from: [element("b")], now: [element("b")],
      matches: [element("c")] },
  ] };
  assert.deepEqual(sortedVerdicts(study).map((one) => one.outcome), ["STOLEN", "KEPT"]);
  const head = impactScreens(study, "head")[0].elements.map(({ element: { name }, rules }) => [
    name, rules[0][1], rules[0][2]]);
  assert.deepEqual(head, [["a", "KEPT", true], ["b", "STOLEN", false], ["c", "STOLEN", true]]);
});

test("a cell of a heat map has words for its share and its counts", () => {
  const title = countsText({ lost: 2, kept: 8, gone: 1, other: 4 });
  assert.equal(title, "KEPT 8, LOST 2, GONE-OK 1");
  assert.equal(cellText({ percent: 80, interval: [70, 90], title }), "80.0 % (70.0\u201390.0); "
    + title);
  assert.equal(cellText({ percent: 80 }), "80.0 %");
  assert.deepEqual([null, { percent: undefined }].map(cellText), ["no rule to count",
    "no rule to count"]);
});

test("a label is beside the texts of a picture, and beside other labels", () => {
  const frame = [20, 100, 200, 30];
  const free = freePlacer([], [320, 480]);
  const spot = (place, ...rest) => {
    const { x, y, text } = place(...rest);
    return [Math.round(x), y, text];
  };
  assert.deepEqual(spot(free, frame, "KEPT A"), [22, 97, "KEPT A"]);
  assert.deepEqual(spot(free, frame, "KEPT A"), [175, 97, "KEPT A"]);
  assert.deepEqual(spot(free, frame, "KEPT A", true), [175, 126, "KEPT A"]);
  const above = textBox({ x: 10, y: 98, size: 12, text: "a text over the whole line, or more" });
  assert.deepEqual(spot(freePlacer([above], [320, 480]), frame, "LOST B"), [22, 141, "LOST B"]);
  const [, , cut] = spot(freePlacer([], [60, 480]), frame, "STOLEN with a long name");
  assert.ok(cut.endsWith("\u2026"), cut);
  const full = freePlacer([[0, 0, 320, 480]], [320, 480]);
  assert.equal(spot(full, frame, "LOST B")[2], "LOST B");
});
