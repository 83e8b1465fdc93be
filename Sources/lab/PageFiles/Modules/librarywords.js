// The words of the library and of `lab` in Chinese, by the names that the data has for them.

import { language } from "./texts.js";

const chinese = {
  scheme: {
    default: "默认路径", "classes and depths": "类与深度", identifier: "标识符",
    anchored: "全部特征", selector: "选择器", circled: "圈选规则", "absolute index path": "绝对序号路径",
    "classes and depth": "类与深度", text: "文本", outlet: "引用", similarity: "相似度",
    "similarity that abstains": "可放弃的相似度", "vote of five": "五项投票",
    "first unique of five": "五项中首个唯一",
  },
  way: {
    "full path": "完整路径", text: "文本", "anchored path": "锚定路径", identifier: "标识符", action: "动作",
    outlet: "引用", "all facts": "全部特征",
  },
  section: {
    element: "元素", states: "状态", messages: "消息", requests: "请求", received: "已接收",
    reports: "上报", diagnostics: "诊断", missed: "未命中", touch: "触摸", recognisers: "手势识别器",
    "rules by all facts": "全部特征规则", changes: "类变更", path: "路径", crash: "崩溃",
    differs: "差异", "hit test": "命中测试", responders: "响应链", event: "事件", decisions: "判定",
  },
  edit: {
    INS_BEFORE_SAME: "在前面插入同类视图", INS_AFTER_SAME: "在后面插入同类视图",
    INS_BEFORE_OTHER: "在前面插入他类视图", WRAP: "包裹", UNWRAP: "去除包裹", REORDER: "重排",
    MOVE: "移到他处", DELETE: "删除", DUPLICATE: "复制", CLASS_RENAME: "类重命名",
    CONTROL_SWAP: "更换控件", TEXT_EDIT: "修改文本", L10N: "本地化", ID_CHANGE: "修改标识符",
    CELL_COUNT: "行数变化", SECTION_INSERT: "分区变化", NAV_EMBED: "嵌入导航", TAB_CHANGE: "标签变化",
    FLAG: "开关状态", OS_SKIN: "系统外观",
  },
  outcome: {
    KEPT: "保留", LOST: "丢失", STOLEN: "误中", MULTI: "多个", GHOST: "幽灵", REMADE: "重建",
    "GONE-OK": "已消失", NEW: "新增", IDLE: "未匹配",
  },
  drop: {
    storeFull: "存储已满", sampledOut: "被抽样排除", dailyCap: "达到每日上限", switchedOff: "已被关闭",
    refusedByServer: "服务器拒绝", tooLarge: "过大", storeFailed: "存储失败", damaged: "已损坏",
    killedBeforeStored: "存储前进程结束",
  },
  repeat: {
    "which was not answered": "未得到回应", "which the server had not acknowledged": "服务器未确认",
    "which was still in flight": "仍在途中", "which was already acknowledged": "已确认",
  },
  reason: {
    senderIsNoView: "发送者不是视图", noTouch: "动作由代码、输入的文字或停下的滚轮发出，没有触摸",
    touchNotEnded: "手指尚未抬起", hiddenElement: "元素被隐藏", ignoredElement: "元素被忽略",
    refusedByDelegate: "应用的代理否决", ignoredViewType: "该视图类型被忽略",
    ignoredScreen: "所在屏幕被忽略", duplicate: "不到 100 毫秒前点击过同一元素",
    sameTouch: "同一触摸已产生一次点击", seenAsAction: "标签栏的动作已被捕获或抑制",
    noSegment: "未选中任何分段", privateRecognizer: "手势识别器的目标都是系统类",
    otherGesture: "只有轻点和长按算点击", gestureView: "此类视图上的手势属于 UIKit",
    gestureWithoutTarget: "手势识别器没有能响应的目标", forwardedSelection: "接收者不是列表的代理",
    noCell: "列表在该处没有显示单元格", backButtonAction: "返回按钮的点击在导航栏请求返回时捕获",
    programmaticPop: "由代码返回上一屏", builtInScreen: "该控制器不是屏幕",
    childScreen: "它是普通容器中的子控制器", stillOnDisplay: "屏幕尚未消失",
    pageLeaveOff: "页面离开事件已关闭", screenNotOpen: "追踪器没有看到屏幕出现",
    appInBackground: "应用在后台", screenReleased: "屏幕释放前追踪器没有看到它消失",
    unseenYet: "应用在前台启动之前屏幕不可见", reactViewUnknown: "没有视图带有 React Native 的编号",
    badPageMessage: "页面的消息无效", sameLifeState: "应用已处于该状态",
    refusedByCallback: "应用的事件回调否决", disabledRemotely: "远程设置关闭了 SDK",
    droppedRemotely: "远程设置丢弃该事件", kindOffRemotely: "远程设置关闭了该类事件",
    termination: "$AppEnd 只报告进入后台",
  },
  advice: {
    senderIsNoView: "该项的按钮先前发送过同一动作；请查看按钮的点击。",
    noTouch: "请轻点元素；由代码、输入的文字或停下的滚轮发出的动作不是点击。",
    touchNotEnded: "请把动作绑定到 touchUpInside；抬手之前的动作不是点击。",
    hiddenElement: "请先显示元素；隐藏的元素无法点击。",
    ignoredElement: "请从 tracker.elements 或应用代码中去掉该元素的 `ignore`。",
    refusedByDelegate: "请在应用的元素代理（tracker.delegateRefuses）中接受该元素。",
    ignoredViewType: "请从 tracker.ignoreViewTypes 中去掉它的类或父类。",
    ignoredScreen: "请从 tracker.ignoreScreens 或应用代码中去掉该屏幕的类。",
    duplicate: "请在 100 毫秒之后再点；更早的轻点算作一次点击。",
    sameTouch: "若要两次都计入，请将 tracker.oneClickPerTouch 设为 false。",
    seenAsAction: "没有丢失；标签栏的动作已有判定。",
    noSegment: "请先选中一个分段；没有选中项的控件不产生点击。",
    privateRecognizer: "请为应用添加手势识别器；私有识别器不产生点击。",
    otherGesture: "请使用 UIKit 的轻点或长按识别器；其他手势不是点击。",
    gestureView: "请把手势加到应用自己的视图上（在其外或其内）。",
    gestureWithoutTarget: "请保留目标对象，并在其中实现动作方法。",
    forwardedSelection: "没有丢失；选择已在列表的代理处捕获。",
    noCell: "请把该行滚动到可见；只有单元格才有元素。",
    backButtonAction: "没有丢失；点击在导航栏即将返回时捕获。",
    programmaticPop: "请点击返回按钮；由代码返回不是点击。",
    reactViewUnknown: "请把 React Native 的编号设为视图的 `tag`。",
    badPageMessage: "请阅读追踪器的诊断，其中说明了应有的消息格式。",
    builtInScreen: "请查看其内部或其后屏幕的事件。",
    childScreen: "若要把子控制器算作屏幕，请设置 tracker.childScreens。",
    stillOnDisplay: "没有丢失；屏幕仍打开，停留时间继续累计。",
    pageLeaveOff: "若要捕获页面离开，请设置 tracker.pageLeave。",
    screenNotOpen: "请在屏幕出现之前启动追踪器，并在其 viewDidAppear: 中调用 super。",
    appInBackground: "没有丢失；进入后台时已捕获页面离开。",
    screenReleased: "请在 viewDidDisappear: 中调用 super，它标志屏幕的结束。",
    unseenYet: "没有丢失；若下次启动时屏幕仍显示，则会捕获。",
    refusedByCallback: "请在应用的事件回调（tracker.dropEvents）中接受该事件。",
    disabledRemotely: "请在服务器的远程配置中设置 `disableSDK: false`。",
    droppedRemotely: "请从远程配置的 `eventBlacklist` 中去掉该事件。",
    kindOffRemotely: "请在远程配置的 `autoTrackMode` 中加入该类的位，或发送 -1。",
    sameLifeState: "没有丢失；自该事件以来应用的状态没有变化。",
    termination: "若要捕获结束，请先让应用进入后台。",
  },
};

/** Returns the word for a name of a family; without a translation, the words of the data. */
export function libraryWord(family, name, words = name) {
  const table = language() === "zh" ? chinese[family] : {};
  return Object.prototype.hasOwnProperty.call(table, name) ? table[name] : words;
}

/** Returns the reason of a suppressed interaction. */
export function becauseOf({ reason, because }) {
  return libraryWord("reason", reason, because);
}

/** The names of a family that have a translation. */
export function translatedNames(family) {
  return Object.keys(chinese[family]);
}
