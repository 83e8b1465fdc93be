// The sentences of `lab` in Chinese, by their patterns; one without a pattern stays as it is.

import { faults } from "./faultsentences.js";
import { libraryWord } from "./librarywords.js";
import { explanations } from "./sentences.js";
import { language } from "./texts.js";

/** The words that stand in the gaps of causes; others are names. */
const causeGaps = new Map(Object.entries({
  it: "它", identifier: "标识符", text: "文本", label: "无障碍标签", action: "动作", outlet: "引用",
  "(none)": "（无）", "the screen": "该屏幕",
}));

/** Patterns by family; the first that matches counts. */
const patterns = {
  ...explanations, ...faults,
  cause: [
    [/^it was removed with (.+)$/s, "随 $1 一起被移除"],
    [/^it was removed$/, "被移除"],
    [/^the controller (\S+) is called (\S+)$/, "控制器 $1 改名为 $2"],
    [/^(.+) moved from section (\S+) to (\S+)$/s, "$1 从分区 $2 移到 $3"],
    [/^it moved from (\S+) to (\S+)$/, "从 $1 移到 $2"],
    [/^(.+) moved from (.+) to (.+)$/s, "$1 从 $2 移到 $3"],
    [/^(.+) has the index (\d+) in (.+) and had (\d+)$/s, "$1 在 $3 中的序号由 $4 变为 $2"],
    [/^the screen under it was (\S+) and is (\S+)$/, "其下的屏幕由 $1 变为 $2"],
    [/^(.+) is in (.+) now$/s, "$1 移入 $2"],
    [/^(.+) left (.+)$/s, "$1 移出 $2"],
    [/^its class (\S+) is (\S+)$/, "类 $1 变为 $2"],
    [/^it was wrapped in (.+)$/s, "被 $1 包裹"],
    [/^it moved into (.+)$/s, "移入 $1"],
    [/^(.+) around it was removed$/s, "外层的 $1 被移除"],
    [/^the class (\S+) of the view around it is (\S+)$/, "外层视图的类 $1 变为 $2"],
    [/^(.+) was inserted before (.+)$/s, "在 $2 之前插入了 $1"],
    [/^(.+) before (.+) moved away$/s, "$2 之前的 $1 移走"],
    [/^(.+) before (.+) was removed$/s, "$2 之前的 $1 被移除"],
    [/^(.+) before (.+) was an? (\S+)$/s, "$2 之前的 $1 曾是 $3"],
    [/^(.+) before (.+) is an? (\S+)$/s, "$2 之前的 $1 变为 $3"],
    [/^(.+) moved before (.+)$/s, "$1 移到 $2 之前"],
    [/^(.+) moved behind (.+)$/s, "$1 移到 $2 之后"],
    [/^its (identifier|text|label|action|outlet) (.+) is (.+)$/s, "$1 $2 变为 $3"],
    [/^(.+) is new and does the same$/s, "$1 是新增的，作用相同"],
    [/^(.+) is new$/s, "$1 是新增的"],
    [/^the files have no change of (.+) that the lab knows as a cause$/s,
      "文件中没有 lab 已知会造成影响的 $1 的更改"],
  ],
  edit: [
    [/^insert a view of its class before (.+)$/s, "在 $1 之前插入同类视图"],
    [/^insert a view of its class after (.+)$/s, "在 $1 之后插入同类视图"],
    [/^insert a view of another class before (.+)$/s, "在 $1 之前插入他类视图"],
    [/^wrap (\d+) from (.+) on in (.+)$/s, "把自 $2 起的 $1 个视图包裹进 $3"],
    [/^replace (.+) by its subviews$/s, "用子视图替换 $1"],
    [/^replace (.+) by an? (.+)$/s, "把 $1 换成 $2"],
    [/^move (.+) to the front$/s, "把 $1 移到最前"],
    [/^swap the tabs (.+) and (.+)$/s, "交换标签 $1 与 $2"],
    [/^swap (.+) and (.+)$/s, "交换 $1 与 $2"],
    [/^move (.+) into (.+)$/s, "把 $1 移入 $2"],
    [/^remove the row before (.+)$/s, "移除 $1 之前的行"],
    [/^remove the section before (.+)$/s, "移除 $1 之前的分区"],
    [/^remove (.+)$/s, "移除 $1"],
    [/^copy (.+)$/s, "复制 $1"],
    [/^rename the controller of (.+)$/s, "重命名 $1 的控制器"],
    [/^rename the identifier of (.+)$/s, "重命名 $1 的标识符"],
    [/^drop the identifier of (.+)$/s, "去掉 $1 的标识符"],
    [/^repeat the identifier of (.+)$/s, "重复使用 $1 的标识符"],
    [/^(?:rename|mangle) (.+)$/s, "重命名 $1"],
    [/^edit the text of (.+)$/s, "修改 $1 的文本"],
    [/^change the digits of (.+)$/s, "修改 $1 的数字"],
    [/^translate all texts$/, "翻译全部文本"],
    [/^translate, right to left$/, "翻译为从右到左的文字"],
    [/^insert a row before (.+)$/s, "在 $1 之前插入一行"],
    [/^insert three rows before (.+)$/s, "在 $1 之前插入三行"],
    [/^insert a section before (.+)$/s, "在 $1 之前插入分区"],
    [/^embed in a navigation controller: (.+)$/s, "嵌入导航控制器：$1"],
    [/^embed in tabs: (.+)$/s, "嵌入标签栏：$1"],
    [/^give a controller of its own: (.+)$/s, "改由独立的控制器管理：$1"],
    [/^add a tab before (.+)$/s, "在 $1 之前增加标签"],
    [/^show another version of (.+) behind a flag$/s, "以开关显示 $1 的另一版本"],
    [/^as on iOS 7: cells have a scroll view, tables a wrapper$/,
      "如 iOS 7：单元格有滚动视图，表格有包装视图"],
    [/^as on iOS 8 to 10: tables have a wrapper$/, "如 iOS 8 至 10：表格有包装视图"],
    [/^as on iOS 9: buttons of alerts are cells of a collection$/,
      "如 iOS 9：警告框按钮是集合视图的单元格"],
    [/^as on iOS 10: tab bar buttons have no identifiers$/, "如 iOS 10：标签栏按钮没有标识符"],
    [/^as on iOS 10: navigation bars have no content view$/, "如 iOS 10：导航栏没有内容视图"],
    [/^as on iOS 11: cells and tables have no containers of iOS 7$/,
      "如 iOS 11：单元格与表格没有 iOS 7 的容器"],
    [/^as on iOS 14: added views of a cell are beside a lazy content view$/,
      "如 iOS 14：单元格中添加的视图与延迟创建的内容视图并列"],
    [/^as on iOS 18 on iPad: tabs float in a collection$/,
      "如 iPad 上的 iOS 18：标签浮动在集合视图中"],
    [/^as on iOS 26: tab buttons are renamed, nested, and lose their identifiers$/,
      "如 iOS 26：标签按钮改名、嵌套并失去标识符"],
    [/^as on iOS 26[.]1: each tab button has a copy at its place$/,
      "如 iOS 26.1：每个标签按钮在原处有一个副本"],
    [/^as on iOS 26: a search bar is in a view without a size$/,
      "如 iOS 26：搜索栏位于没有尺寸的视图中"],
    [/^as on iOS 13: search fields have a canvas of their own$/, "如 iOS 13：搜索框有自己的画布"],
  ],
  remedy: [
    [/^correct, remove or accept \(--accept\) the rule; lab rules match shows the step that fails$/,
      "请更正、移除或接受（--accept）该规则；lab rules match 会显示失败的步骤"],
    [/^add the files of the screen (.+), or correct, remove or accept \(--accept\) the rule$/s,
      "请加入屏幕 $1 的文件，或更正、移除或接受（--accept）该规则"],
    [/^mend the screen that cannot be shown, or correct, remove or accept \(--accept\) the rule$/,
      "请修复无法显示的屏幕，或更正、移除或接受（--accept）该规则"],
  ],
  tap: [
    [/^nothing: not shown$/, "无：未显示"],
    [/^nothing: in no window$/, "无：不在任何窗口中"],
    [/^nothing: off the screen$/, "无：在屏幕之外"],
    [/^nothing: nothing is hit there$/, "无：该处没有命中任何视图"],
    [/^nothing: fingers are ignored now$/, "无：此刻忽略触摸"],
    [/^nothing: (.+) is hit$/s, "无：命中的是 $1"],
    [/^nothing: it is disabled$/, "无：已禁用"],
    [/^nothing: it is a part of (.+)$/s, "无：属于 $1"],
    [/^nothing: it has no action for a tap$/, "无：没有轻点的动作"],
    [/^nothing: its list reports no selection$/, "无：其列表不报告选中"],
    [/^nothing: it takes no clicks$/, "无：不接收点击"],
    [/^nothing: the screen has too many views to tell$/, "无：屏幕视图过多，未计算"],
    [/^nothing: (\S+) is not installed$/, "无：未安装 $1"],
    [/^nothing: a tap deselects it$/, "无：轻点会取消选中"],
    [/^nothing: it sends its actions without a touch$/, "无：它不经触摸发送动作"],
    [/^nothing: its view type is ignored$/, "无：该视图类型被忽略"],
    [/^nothing: its screen is ignored$/, "无：所在屏幕被忽略"],
    [/^nothing: the element is ignored$/, "无：元素被忽略"],
    [/^nothing: the element is hidden$/, "无：元素被隐藏"],
    [/^nothing: the app's event callback vetoes it$/, "无：应用的事件回调否决"],
    [/^nothing: the app's delegate vetoes it$/, "无：应用的代理否决"],
    [/^nothing: only taps and long presses are clicks$/, "无：只有轻点和长按算点击"],
    [/^nothing: gestures on views of this class belong to UIKit$/, "无：此类视图上的手势属于 UIKit"],
    [/^nothing: the touch has not been lifted$/, "无：手指尚未抬起"],
    [/^nothing: the sender is not a view$/, "无：发送者不是视图"],
    [/^nothing: the same element was clicked less than 100 ms before$/,
      "无：不到 100 毫秒前点击过同一元素"],
    [/^nothing: the same touch has already given a click$/, "无：同一触摸已产生一次点击"],
    [/^nothing: the tab's action was already captured or suppressed$/,
      "无：标签栏的动作已被捕获或抑制"],
    [/^nothing: no segment is selected$/, "无：未选中任何分段"],
    [/^nothing: the recogniser has only targets of system classes$/,
      "无：手势识别器的目标都是系统类"],
    [/^nothing: the recogniser has no target that responds$/, "无：手势识别器没有能响应的目标"],
    [/^nothing: the receiver is not the list's delegate$/, "无：接收者不是列表的代理"],
    [/^nothing: the list shows no cell there$/, "无：列表在该处没有显示单元格"],
    [/^nothing: a back button's click is captured when the bar asks to pop$/,
      "无：返回按钮的点击在导航栏请求返回时捕获"],
    [/^nothing: remote settings disable the SDK$/, "无：远程设置关闭了 SDK"],
    [/^nothing: remote settings drop this event$/, "无：远程设置丢弃该事件"],
    [/^nothing: remote settings disable this kind of event$/, "无：远程设置关闭了该类事件"],
    [/^nothing: (.+)$/s, "无：$1"],
  ],
  miss: [
    [/^the step is (.+)$/s, "该步为 $1"],
    [/^the screen is unknown$/, "屏幕未知"],
    [/^the screen is (.+)$/s, "屏幕为 $1"],
    [/^the position is (.+)$/s, "序号为 $1"],
    [/^the content is (.+)$/s, "内容为 $1"],
    [/^the element has no position$/, "元素没有序号"],
    [/^the element has no content$/, "元素没有内容"],
  ],
  omitted: [
    [/^(\S+) steps? after step (\S+)$/, "第 $2 步之后的 $1 步"],
    [/^up to (\S+) views? of a screen, after the first ([^,]+), .+$/s,
      "每个屏幕前 $2 个视图之后至多 $1 个视图，以及该屏幕上的点击、选择器、规则与其他方案的路径"],
    [/^(\S+) screens? after (\S+) views? in all$/, "总计 $2 个视图之后的 $1 个屏幕"],
    [/^up to (\S+) rows? of a hit test, after the first (\S+)$/, "命中测试前 $2 行之后至多 $1 行"],
    [/^the ways of (\S+) records? after the first (\S+)$/, "前 $2 条之后 $1 条记录的路径"],
  ],
  flag: [
    [/^hidden$/, "隐藏"], [/^no touches$/, "不接收触摸"], [/^disabled$/, "已禁用"],
    [/^alpha (.+)$/, "透明度 $1"],
  ],
  nothing: [
    [/^the step failed: (.+)$/s, "步骤失败：$1<fault>"],
    [/^the touch would have hit another view$/, "触摸会命中其他视图"],
    [/^(.+) is disabled, so it sends no action$/s, "$1 已禁用，不发送动作"],
    [/^no app has been launched yet$/, "尚未启动应用"],
    [/^the tracker is not running; start it, or launch without 'late'$/,
      "追踪器没有运行；请启动它，或启动应用时不用 'late'"],
    [/^an app's tracker cannot observe Safari$/, "应用的追踪器无法观察 Safari"],
    [/^no method that (.+) hooks was called$/, "没有调用 $1 挂钩的方法"],
    [/^(.+) was sent, but no (.+) hook ran for it$/s, "已发送 $1，但 $2 没有挂钩运行"],
    [/^no action, gesture or selection followed; .+$/s, "之后没有动作、手势或选择；自行处理触摸的视图不产生事件"],
  ],
};

/** Returns a sentence of a family in the language of the page. */
export function phrase(family, text) {
  if (language() !== "zh") return text;
  for (const [pattern, words] of patterns[family]) {
    const found = pattern.exec(text);
    if (found) return filled(words, found, family === "cause" ? causeGaps : new Map());
  }
  return text;
}

/** Fills gaps with names, or with sentences of a family; spaces are around names only. */
function filled(words, found, gaps) {
  return words.replace(/( ?)\$(\d)(?:<(\w+)>)?( ?)/g, (_, before, at, family, after) => gaps.get(
    found[at]) || before + (family ? phrase(family, found[at]) : found[at]) + after);
}

/** Returns sentences of a family that a text joins. */
export function phrases(family, text) {
  return text.split("; ").map((one) => phrase(family, one)).join("; ");
}

/** Returns the cause of a verdict; one of another element begins with its name. */
export function causeWords({ words }) {
  if (language() !== "zh") return words;
  const own = phrase("cause", words);
  const [name, rest] = [words.split(": ", 1)[0], words.slice(words.indexOf(": ") + 2)];
  const owner = name.replace(/^(.+) around it$/s, "外层的 $1");
  return own !== words || name === words ? own : `${owner}：${phrase("cause", rest)}`;
}

/** Returns edits, each a kind with its place, as a line. */
export function killerWords(edits) {
  return (edits || []).map((text) => {
    const found = /^([A-Z0-9_]+): (.+)$/s.exec(text);
    if (!found || language() !== "zh") return text;
    return `${libraryWord("edit", found[1])}：${phrase("edit", found[2])}`;
  }).join("; ");
}
