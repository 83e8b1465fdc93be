// Tests of the modules of the report's page that need no browser: `node --test Tests/Page`.

import assert from "node:assert/strict";
import test from "node:test";
import * as data from "../../Sources/lab/PageFiles/Modules/data.js";
import { visible } from "../../Sources/lab/PageFiles/Modules/dom.js";
import { givenParts, numberIn, readRoute, scenarioIndex, stepIndex,
  writeRoute } from "../../Sources/lab/PageFiles/Modules/route.js";
import { say, speak, textKeys } from "../../Sources/lab/PageFiles/Modules/texts.js";

const report = {
  paths: [
    [-1, "Home[0]"],
    [0, "/UIButton[1]"],
    [-1, "UIWindow[0]"]
  ],
  views: [{ class: "UIWindow", paths: [2] }, { class: "UIView", paths: [0], flags: ["hidden"] },
    { class: "UIButton", identifier: "buy", text: "Buy", paths: [1], tap: "click" }
  ],
  screens: [{ size: [10, 10], nodes: [0, 2, 1, 1, 2, 0, 2, 0] }],
  properties: [
    ["$os", "iOS"],
    ["n", 1]
  ],
  rows: [
    [0, "a"],
    [1, "b", "c"]
  ],
};

test("a path continues the paths before it", () => {
  assert.equal(data.pathText(report, 1), "Home[0]/UIButton[1]");
  assert.equal(data.pathText(report, -1), "");
});

test("a screen's views have parents, depths and children", () => {
  const nodes = data.screenNodes(report, 0);
  assert.deepEqual(nodes.map((node) => node.parent), [-1, 0, 1, 0]);
  assert.deepEqual(nodes.map((node) => node.depth), [0, 1, 2, 1]);
  assert.deepEqual(nodes[0].children, [1, 3]);
});

test("a view in a hidden view is hidden", () => {
  const nodes = data.screenNodes(report, 0);
  assert.deepEqual(nodes.map((node) => data.isHidden(nodes, node)), [false, true, true, false]);
});

test("elements with one path collide", () => {
  const nodes = data.screenNodes(report, 0);
  assert.deepEqual([...data.collisions(report, nodes, 0).values()], [
    [2, 3]
  ]);
});

test("properties and rows are resolved by their numbers", () => {
  assert.deepEqual(data.properties(report, [1, 0]), { n: 1, $os: "iOS" });
  assert.deepEqual(data.explanation(report, { why: [
    ["touch", [1]]
  ] }), [{ title: "touch", rows: [
    [1, "b", "c"]
  ] }]);
});

test("virtual times have minutes, seconds and milliseconds", () => {
  assert.deepEqual([0, 2100, 61005, 3600000].map(data.clock), ["00:00.000", "00:02.100",
    "01:01.005", "60:00.000"
  ]);
  assert.deepEqual([0, 50, 1500].map(data.duration), ["0 ms", "50 ms", "1.5 s"]);
});

test("an address survives writing and reading", () => {
  const texts = ["a/b.json5", "a&b=c", "100 % #1", "\u4e2d\u6587", "<script>", "a+b", "\u0000"];
  for (const text of texts) {
    assert.deepEqual(readRoute(writeRoute({ scenario: text, step: 3 })), { scenario: text,
      step: "3" });
  }
  assert.deepEqual(readRoute("#scenario=%E0%A4%A&other=1"), { scenario: "%E0%A4%A" });
});

test("an empty part of an address is as if it were absent", () => {
  assert.deepEqual(readRoute("#scenario=a&step=&view=&filter=x"), { scenario: "a", filter: "x" });
  assert.deepEqual(givenParts({ view: "", at: undefined, step: 0 }), { step: 0 });
  assert.equal(writeRoute({ scenario: "a", view: "", step: 2 }), "#scenario=a&step=2");
});

test("a number of an address is written in digits", () => {
  assert.deepEqual(["0", "12", 7].map(numberIn), [0, 12, 7]);
  for (const text of [undefined, "", " ", "-1", "1.5", "1e1", "0x2", "length"]) {
    assert.equal(numberIn(text), null, text);
  }
});

test("a scenario is named by its path or its number", () => {
  const scenarios = [{ path: "a" }, { path: "2" }, { path: "c" }];
  assert.deepEqual(["a", "2", "3", "4", "x", undefined].map((name) => scenarioIndex(scenarios,
    name)), [0, 1, 2, -1, -1, -1]);
});

test("a step is named by its number or its name", () => {
  const steps = [{}, { name: "pay" }];
  assert.deepEqual(["1", "2", "9", "pay", "x", undefined].map((name) => stepIndex(steps, name)),
    [0, 1, 1, 1, 0, 0]);
});

test("control characters are visible", () => {
  assert.equal(visible("a\u001b[31m\u0000\u202e\u007f"), "a\u241b[31m\u2400\ufffd\u2421");
});

test("every text is in both languages, with the same values", () => {
  for (const key of textKeys()) {
    const texts = ["en", "zh"].map((language) => {
      speak(language);
      return say(key);
    });
    assert.ok(texts.every((text) => text.length > 0), key);
    const values = texts.map((text) => (text.match(/\{\d\}/g) || []).sort().join());
    assert.equal(values[0].length, values[1].length, key);
    const named = ["en", "zh"].map((language) => {
      speak(language);
      return say(key, "<0>", "<1>", "<2>", "<3>", "<4>").match(/<\d>/g) || [];
    });
    assert.deepEqual(...named.map((slots) => [...new Set(slots)].sort()), key);
  }
  speak("en");
});

test("counted texts have a singular", () => {
  const counted = { shown: [1, 1], notRun: [1], automatic: [1], passedOver: [1], moreRows: [1],
    breaks: [1], eventCount: [1] };
  const texts = (...languages) => languages.map((language) => {
    speak(language);
    return Object.entries(counted).map(([key, values]) => say(key, ...values));
  });
  const [english, chinese] = texts("en", "zh");
  speak("en");
  assert.deepEqual(english, ["1 of 1 scenario", "1 more step did not run",
    "1 property that every event has", "1 view was passed over", "1 more row",
    "breaks 1 rule", "1 Event"]);
  assert.deepEqual(chinese, ["显示 1 / 1 个场景", "另有 1 步未运行", "每个事件都有的 1 个属性", "跳过 1 个视图",
    "另有 1 行", "影响 1 条规则", "1 个事件"]);
  assert.deepEqual([0, 2].map((count) => say("notRun", count)), ["0 more steps did not run",
    "2 more steps did not run"]);
  assert.equal(say("shown", 1, 2), "1 of 2 scenarios");
});
