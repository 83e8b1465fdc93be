// Tests of the words of the data in the languages of the page.

import assert from "node:assert/strict";
import test from "node:test";
import { duration } from "../../Sources/lab/PageFiles/Modules/data.js";
import { leagueRows } from "../../Sources/lab/PageFiles/Modules/league.js";
import { killerWords, said, useSentences } from "../../Sources/lab/PageFiles/Modules/sentences.js";
import { speak } from "../../Sources/lab/PageFiles/Modules/texts.js";

/** Returns what a function gives in Chinese. */
function inChinese(act) {
  speak("zh");
  try {
    return act();
  } finally {
    speak("en");
  }
}

test("a sentence of the data has the Chinese form that stands beside it", () => {
  useSentences({ "it was removed": "被移除", constructor: "构造" });
  for (const [text, chinese] of [["it was removed", "被移除"], ["constructor", "构造"],
    ["toString", "toString"], ["a sentence of a later lab", "a sentence of a later lab"]]) {
    assert.equal(said(text), text);
    assert.equal(inChinese(() => said(text)), chinese);
  }
  useSentences(undefined);
  assert.equal(inChinese(() => said("it was removed")), "it was removed");
});

test("edits of mutations are in the language of the page", () => {
  const edits = ["WRAP: UINavigationBar is wrapped in UIView", "LATER: do something"];
  useSentences({ [edits[0]]: "WRAP：把 UINavigationBar 包裹进 UIView" });
  assert.equal(killerWords(edits), edits.join("; "));
  assert.equal(killerWords(undefined), "");
  assert.equal(inChinese(() => killerWords(edits)),
    "包裹：把 UINavigationBar 包裹进 UIView；LATER：do something");
});

test("schemes of the league and times are translated", () => {
  const cell = { survival: 1, survivalInterval: [0, 2] };
  const league = { schemes: [{ name: "vote of five", ours: true, next: cell, year: cell,
    threeYears: cell }] };
  const name = () => leagueRows(league, "survival")[0].name;
  assert.equal(name(), "vote of five \u2605");
  assert.equal(inChinese(name), "五项投票 \u2605");
  assert.deepEqual([50, 2500].map(duration), ["50 ms", "2.5 s"]);
  assert.deepEqual(inChinese(() => [50, 2500].map(duration)), ["50 毫秒", "2.5 秒"]);
});
