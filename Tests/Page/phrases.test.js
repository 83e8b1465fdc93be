// Tests of the sentences of the lab in the languages of the page.

import assert from "node:assert/strict";
import test from "node:test";
import { duration } from "../../Sources/lab/PageFiles/Modules/data.js";
import { leagueRows } from "../../Sources/lab/PageFiles/Modules/league.js";
import { causeWords, killerWords, phrase,
  phrases } from "../../Sources/lab/PageFiles/Modules/phrases.js";
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

const causes = {
  "it was removed": "被移除",
  "it was removed with UIView #box": "随 UIView #box 一起被移除",
  "the controller AViewController is called BViewController":
    "控制器 AViewController 改名为 BViewController",
  "it moved from AViewController to BViewController": "从 AViewController 移到 BViewController",
  "its class UIButton is BuyButton": "类 UIButton 变为 BuyButton",
  "it was wrapped in UIView": "被 UIView 包裹",
  "it moved into UIStackView": "移入 UIStackView",
  "UIView around it was removed": "外层的 UIView 被移除",
  "the class A of the view around it is B": "外层视图的类 A 变为 B",
  "UIButton \"Help\" was inserted before it": "在它之前插入了 UIButton \"Help\"",
  "UIButton moved before UIView": "UIButton 移到 UIView 之前",
  "UIButton before it moved away": "它之前的 UIButton 移走",
  "UIButton before it was removed": "它之前的 UIButton 被移除",
  "it moved from section 0 to 1": "它从分区 0 移到 1",
  "its text 'a' is 'b'": "文本'a' 变为 'b'",
  "its outlet (none) is 'b'": "引用（无）变为 'b'",
  "UIButton #gift is new": "UIButton #gift 是新增的",
  "UIButton #buy: it moved into UIView": "UIButton #buy：移入 UIView",
  "a sentence of a later lab": "a sentence of a later lab",
};

test("causes of verdicts are in the language of the page", () => {
  for (const [words, chinese] of Object.entries(causes)) {
    assert.equal(causeWords({ words }), words);
    assert.equal(inChinese(() => causeWords({ words })), chinese);
  }
});

test("edits of mutations are in the language of the page", () => {
  const edits = ["WRAP: UINavigationBar is wrapped in UIView",
    "CONTROL_SWAP: UIButton #buy \"Buy\" is replaced by a UIControl",
    "CLASS_RENAME: the controller of UIView is renamed", "LATER: do something"];
  assert.equal(killerWords(edits), edits.join("; "));
  assert.equal(killerWords(undefined), "");
  assert.equal(inChinese(() => killerWords(edits)), "包裹：把 UINavigationBar 包裹进 UIView; "
    + "更换控件：把 UIButton #buy \"Buy\" 换成 UIControl; 类重命名：重命名 UIView 的控制器; LATER：do something");
});

test("what a tap gives, near misses, states and left-out parts are translated", () => {
  const all = {
    tap: { click: "click", "nothing: UIView #a is hit": "无：命中的是 UIView #a",
      "nothing: alerts is not installed": "无：未安装 alerts", "nothing: own reason": "无：own reason" },
    miss: { "the step is A[0]": "该步为 A[0]", "the element has no position": "元素没有序号" },
    flag: { "no touches": "不接收触摸", "alpha 0.5": "透明度 0.5" },
    nothing: { "no method that AutoTrack hooks was called": "没有调用 AutoTrack 挂钩的方法" },
  };
  for (const [family, texts] of Object.entries(all)) {
    for (const [text, chinese] of Object.entries(texts)) {
      assert.equal(phrase(family, text), text);
      assert.equal(inChinese(() => phrase(family, text)), chinese);
    }
  }
  assert.equal(inChinese(() => phrases("omitted", "1 step after step 1000; 2 screens after 9 views "
    + "in all")), "第 1000 步之后的 1 步; 总计 9 个视图之后的 2 个屏幕");
});

test("schemes of the league, sections of an explanation and times are translated", () => {
  const cell = { survival: 1, survivalInterval: [0, 2] };
  const league = { schemes: [{ name: "vote of five", ours: true, next: cell, year: cell,
    threeYears: cell }] };
  const name = () => leagueRows(league, "survival")[0].name;
  assert.equal(name(), "vote of five \u2605");
  assert.equal(inChinese(name), "五项投票 \u2605");
  assert.deepEqual([50, 2500].map(duration), ["50 ms", "2.5 s"]);
  assert.deepEqual(inChinese(() => [50, 2500].map(duration)), ["50 毫秒", "2.5 秒"]);
  assert.deepEqual(["messages", "differs"].map((one) => inChinese(() => phrase("section", one))),
    ["消息", "差异"]);
});
