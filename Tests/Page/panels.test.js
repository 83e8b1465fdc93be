// Tests of the computations behind the panels of the report's page.

import assert from "node:assert/strict";
import test from "node:test";
import { stepNumber } from "../../Sources/lab/PageFiles/Modules/data.js";
import { deliveryCounts } from "../../Sources/lab/PageFiles/Modules/delivery.js";
import { classOf, isFromSibling } from "../../Sources/lab/PageFiles/Modules/dispatch.js";
import { dwellTimes } from "../../Sources/lab/PageFiles/Modules/dwell.js";
import { orderedProperties,
  sharedProperties } from "../../Sources/lab/PageFiles/Modules/events.js";
import { hazardLanes } from "../../Sources/lab/PageFiles/Modules/hazard.js";
import { identityRows } from "../../Sources/lab/PageFiles/Modules/identity.js";
import { translatedNames } from "../../Sources/lab/PageFiles/Modules/librarywords.js";
import { stepMarks } from "../../Sources/lab/PageFiles/Modules/marks.js";
import { kindName } from "../../Sources/lab/PageFiles/Modules/mutate.js";
import { chosenScenarios } from "../../Sources/lab/PageFiles/Modules/overview.js";
import { askedReasons } from "../../Sources/lab/PageFiles/Modules/reasons.js";
import { stepIndex } from "../../Sources/lab/PageFiles/Modules/route.js";
import { searchWords, searcher } from "../../Sources/lab/PageFiles/Modules/search.js";
import { nextFailed, panelsOf } from "../../Sources/lab/PageFiles/Modules/scenario.js";
import { fitted } from "../../Sources/lab/PageFiles/Modules/lettering.js";
import { nearestScroll, stepAt,
  stripEdges } from "../../Sources/lab/PageFiles/Modules/strip.js";

const scenarios = [
  { path: "b", title: "Two", result: "passed", counts: { events: 3 }, steps: [] },
  { path: "a", title: "One", result: "failed", counts: { events: 10 }, steps: [],
    cause: { message: "no tap" } },
  { path: "c", title: "Three", result: "skipped", reason: "slow", steps: [] },
];

/** The paths of the scenarios that a state chooses. */
function pathsOf(state) {
  return chosenScenarios(scenarios, { sort: "", ...state }).map(({ scenario }) => scenario.path);
}

test("a filter needs all words in title, path, tags or cause", () => {
  assert.deepEqual(pathsOf({ filter: "ONE tap" }), ["a"]);
  assert.deepEqual(pathsOf({ filter: "one slow" }), []);
  assert.deepEqual(pathsOf({ result: "skipped" }), ["c"]);
});

test("failures come first, unless an order is chosen", () => {
  assert.deepEqual(pathsOf({}), ["a", "b", "c"]);
  assert.deepEqual(pathsOf({ sort: "time" }), ["b", "a", "c"]);
});

test("a search finds events, reasons, classes, identifiers and rules, with their step", () => {
  const step = (more) => ({ verb: "tap", events: [], screens: [null, null, null], ...more });
  const found = { screens: [{ nodes: [0, 0], controller: "HomeViewController" }],
    views: [{ class: "BuyButton", identifier: "buy" }], scenarios: [{ path: "a", title: "One",
      result: "passed", rules: [{ name: "Bought" }], steps: [step({}), step({
        events: [{ name: "$AppClick" }] }), step({ decisions: [{ reason: "hiddenElement",
        because: "the element is hidden" }] }), step({ screens: [null, 0, null] })] }] };
  const search = searcher(found);
  const steps = Object.fromEntries(["one", "bought", "appclick", "hiddenelement", "element hidden",
    "buybutton", "buy", "homeview", "one appclick", "odd"].map((words) => [words, search(
    searchWords(words))(found.scenarios[0])]));
  assert.deepEqual(steps, { one: -1, bought: -1, appclick: 1, hiddenelement: 2, "element hidden": 2,
    buybutton: 3, buy: 3, homeview: 3, "one appclick": 1, odd: null });
});

test("a column sorts in both directions", () => {
  const paths = (sort) => pathsOf({ sort });
  assert.deepEqual(paths("scenario"), ["a", "b", "c"]);
  assert.deepEqual(paths("-events"), ["a", "b", "c"]);
  assert.deepEqual(paths("result"), ["a", "b", "c"]);
  assert.deepEqual(paths("-scenario"), ["c", "b", "a"]);
});

test("the strip fills its width, and a longer step is wider", () => {
  const steps = [{ start: 0, end: 50 }, { start: 50, end: 60000 }, { start: 60000,
    end: 60000 }];
  const edges = stripEdges(steps, 300);
  assert.equal(Math.round(edges[3]), 300);
  assert.ok(edges[2] - edges[1] > edges[1] - edges[0]);
  for (const index of [0, 1, 2]) assert.equal(stepAt(edges, edges[index] + 0.1), index);
  assert.equal(stepAt(edges, 1000), 2);
});

test("a strip scrolls as little as shows a step with its neighbours", () => {
  const scroll = (position, part) => nearestScroll(position, 500, part);
  assert.equal(scroll(0, [0, 20]), 0);
  assert.equal(scroll(100, [300, 320]), 100);
  assert.equal(scroll(0, [900, 920]), 468);
  assert.equal(scroll(900, [300, 320]), 252);
  assert.equal(scroll(900, [10, 20]), 0);
  assert.equal(scroll(0, [900, 1500]), 900);
  assert.equal(scroll(1200, [900, 1500]), 900);
});

test("code for another class than the method's own is from a sibling", () => {
  const type = { name: "A", superclasses: ["Base"] };
  assert.equal(classOf("-[A b:]"), "A");
  assert.equal(classOf("+[NSObject new]"), "NSObject");
  assert.deepEqual(["-[A b:]", "-[Base b:]", "-[B b:]", undefined].map((writtenFor) =>
    isFromSibling(type, { writtenFor })), [false, false, true, false]);
});

test("a hazard has a lane for each source: events are AutoTrack's, also beside the hook", () => {
  const [start, view] = [{ name: "$AppStart" }, { name: "$AppViewScreen" }];
  const steps = [{ name: "naive hook", events: [] },
    { events: [start], notes: ["one"], crash: "c" },
    { name: "AutoTrack: unharmed", events: [view] }, { events: [], notes: ["two"], crash: "d" }];
  assert.deepEqual(hazardLanes(steps).map(({ naive, autoTrack }) => [naive.texts, naive.crash,
    autoTrack.texts, autoTrack.crash]), [[[], undefined, [], undefined],
    [["one"], "c", ["$AppStart"], undefined], [[], undefined, ["$AppViewScreen"], undefined],
    [[], undefined, ["two"], "d"]]);
  assert.equal(hazardLanes([{ name: "AutoTrack", events: [] }]), null);
});

test("steps have the numbers of their file, also after others that are left out", () => {
  const steps = [{}, {}, { number: 700 }, { number: 701, name: "end" }];
  assert.deepEqual(steps.map((_, index) => stepNumber(steps, index)), [1, 2, 700, 701]);
  assert.deepEqual(["1", "2", "3", "700", "701", "999", "end", "odd"].map((name) => stepIndex(steps,
    name)), [0, 1, 2, 2, 3, 3, 3, 0]);
});

test("a tap without an event has the routine reasons, too", () => {
  const decisions = [{ reason: "x" }, { reason: "y", routine: true }, { event: "e" }];
  const reasons = (events) => askedReasons({ events, decisions }).map((one) => one.reason);
  assert.deepEqual([reasons([]), reasons([{}])], [["x", "y"], ["x"]]);
});

test("records are in memory, in the store, at the server or dropped", () => {
  const delivery = { tracked: 10, queued: 4, stored: 3, acknowledged: 5,
    dropped: { storeFull: 1 } };
  assert.deepEqual(deliveryCounts([{}, { delivery }]), [null, { memory: 1, stored: 3,
    acknowledged: 5, dropped: 1, tracked: 10 }]);
});

const data = { properties: [
  ["$screen_name", "Home"],
  ["event_duration", 1.5],
  ["distinct_id", "a"],
  ["distinct_id", "b"],
  ["$os", "iOS"]
] };
const event = (name, properties, envelope) => ({ name, properties, envelope });
const session = {
  steps: [
    { events: [event("$AppPageLeave", [0, 1, 4], [2])] },
    { events: [event("$AppPageLeave", [0, 1, 4], [3])] },
  ]
};

test("dwell times add up by screen", () => {
  assert.deepEqual(dwellTimes(data, session).map(({ name, seconds, visits }) => [name, seconds,
    visits.length
  ]), [
    ["Home", 3, 2]
  ]);
});

test("an identity has a row with a span for each value", () => {
  assert.deepEqual(identityRows(data, session), [{
    key: "distinct_id",
    spans: [
      { value: "a", step: 0, kind: "first" }, { value: "b", step: 1, kind: "new" }
    ]
  }]);
});

test("properties of every event are shared", () => {
  const other = { steps: [{ events: [event("x", [4, 0], []), event("y", [4], [])] }] };
  assert.deepEqual([...sharedProperties(other)], [4]);
  assert.deepEqual(orderedProperties({ b: 1, $title: 2, a: 3 }), [
    ["$title", 2],
    ["a", 3],
    ["b", 1]
  ]);
});

test("marks count what a step gave, and routine suppressions are left out", () => {
  const step = { events: [{}], decisions: [{ reason: "x" }, { reason: "y", routine: true },
    { event: "e" }], crash: "c", received: ["a"], requests: ["b"],
  sends: [{ answer: "accepted 1" }, { answer: "no answer", failed: true }] };
  assert.deepEqual(stepMarks(step), [
    ["captured", 1],
    ["suppressed", 1],
    ["request", 2],
    ["failedRequest", 1],
    ["crash", 1]
  ]);
});

test("a crash that a step does not expect is no reason why it could not run", () => {
  const kinds = (step) => stepMarks({ events: [], ...step }).map(([kind]) => kind);
  assert.deepEqual(kinds({ crash: "E: no", fault: { message: "the app crashed: E: no" } }), [
    "crash"]);
  assert.deepEqual(kinds({ fault: { message: "the app has been killed; relaunch it" } }), [
    "fault"]);
  assert.deepEqual(kinds({ crash: "E: no", fault: { message: "nothing matches #a" } }), ["crash",
    "fault"]);
});

test("the next failed step is found round the end", () => {
  const steps = ["failed", "passed", "passed"].map((result) => ({ result }));
  assert.deepEqual([0, 1, 2].map((index) => nextFailed(steps, index)), [0, 0, 0]);
  assert.equal(nextFailed([{ result: "passed" }], 0), 0);
});

test("panels without data are left out", () => {
  assert.deepEqual(panelsOf({ steps: [{}] }), ["events", "why", "element", "whatif", "delivery",
    "dwell", "identity"
  ]);
});

test("a text that is too long ends with an ellipsis", () => {
  assert.equal(fitted("short", 100, 10), "short");
  assert.ok(fitted("a long title of a button", 60, 10).endsWith("\u2026"));
  assert.equal(fitted("\u5317\u4eac", 20, 10), "\u5317\u4eac");
  assert.equal(fitted("abc", 0, 10), "");
  // One pass: cutting a million characters one by one would not end.
  assert.equal(fitted("x".repeat(1e6), 60, 10), "x".repeat(10) + "\u2026");
});

test("every kind of change has a name in words", () => {
  const bare = translatedNames("edit").filter((kind) => kindName(kind) === kind);
  assert.deepEqual(bare, []);
});
