// Tests of the words for a tap on a view.

import assert from "node:assert/strict";
import test from "node:test";
import { screenNodes } from "../../Sources/lab/PageFiles/Modules/data.js";
import { speak } from "../../Sources/lab/PageFiles/Modules/texts.js";
import { tapText } from "../../Sources/lab/PageFiles/Modules/taps.js";

/** Returns the words for a tap on the innermost of views that lie in one another. */
function words(...views) {
  const paths = views.map((view) => ({ class: "UIView", paths: [0], ...view }));
  const nodes = paths.flatMap((_, number) => [number, number < views.length - 1 ? 1 : 0]);
  const data = { schemes: ["default"], views: paths, screens: [{ size: [10, 10], nodes }] };
  const all = screenNodes(data, 0);
  return tapText(data, all, all[all.length - 1]);
}

const states = [
  [{}, null],
  [{ flags: ["no touches"] }, null],
  [{ flags: ["alpha 0.5"] }, null],
  [{ flags: ["alpha 0.01"] }, null],
  [{ flags: ["hidden"] }, "nothing: not shown"],
  [{ flags: ["alpha 0"] }, "nothing: not shown"],
  [{ flags: ["alpha 0.009"] }, "nothing: not shown"],
];

const kinds = [
  [{}, "nothing: it takes no clicks"],
  [{ kind: "label" }, "nothing: it takes no clicks"],
  [{ kind: "button" }, "nothing: it has no action for a tap"],
  [{ kind: "textField" }, "nothing: it has no action for a tap"],
  [{ kind: "row" }, "nothing: its list reports no selection"],
  [{ kind: "item" }, "nothing: its list reports no selection"],
];

test("a view without an outcome has the reason of its state, or else that of its kind", () => {
  for (const [state, reason] of states) {
    for (const [kind, own] of kinds) {
      assert.equal(words({}, { ...kind, ...state }), reason ?? own);
      assert.equal(words(state, kind), reason ?? own);
      const flags = [...(state.flags || []), "disabled"];
      assert.equal(words({ ...kind, flags }), "nothing: it is disabled");
    }
  }
});

test("a view in an element is a part of it, unless both are hidden", () => {
  const buy = { class: "UIButton", identifier: "buy", tap: "click" };
  const off = { class: "UIButton", kind: "button", text: "Send", flags: ["disabled"] };
  const idle = { class: "UIButton", kind: "button" };
  assert.equal(words({}, buy, {}, { kind: "label" }), "nothing: it is a part of UIButton #buy");
  assert.equal(words(off, { kind: "label" }), "nothing: it is a part of UIButton “Send”");
  assert.equal(words(idle, { kind: "label" }), "nothing: it is a part of UIButton");
  assert.equal(words({ ...buy, flags: ["hidden"] }, { kind: "label" }), "nothing: not shown");
});

test("a known outcome stays, and a screen with too many views has none", () => {
  assert.equal(words({ tap: "click" }), "click");
  assert.equal(words({ tap: "nothing: off the screen" }), "nothing: off the screen");
  const data = { schemes: ["default", "sensors"], views: [{ class: "UIView", paths: [0] }],
    screens: [{ size: [10, 10], nodes: [0, 0] }] };
  const [node] = screenNodes(data, 0);
  assert.equal(tapText(data, [node], node), "nothing: the screen has too many views to tell");
});

test("each reason has Chinese words", () => {
  speak("zh");
  for (const [state] of states) {
    for (const [kind] of kinds) assert.doesNotMatch(words({}, { ...kind, ...state }), /[a-z]{2}/);
    assert.doesNotMatch(words({ kind: "button" }, state), /\b(it|part)\b/);
  }
  speak("en");
});
