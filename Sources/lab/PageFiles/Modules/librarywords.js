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
  edit: {
    INS_BEFORE_SAME: "在前面插入同类视图", INS_AFTER_SAME: "在后面插入同类视图",
    INS_BEFORE_OTHER: "在前面插入他类视图", WRAP: "包裹", UNWRAP: "去除包裹", REORDER: "重排",
    MOVE: "移到他处", DELETE: "删除", DUPLICATE: "复制", CLASS_RENAME: "类重命名",
    CONTROL_SWAP: "更换控件", TEXT_EDIT: "修改文本", L10N: "本地化", ID_CHANGE: "修改标识符",
    CELL_COUNT: "行数变化", SECTION_INSERT: "分区变化", NAV_EMBED: "嵌入导航", TAB_CHANGE: "标签变化",
    FLAG: "开关状态", OS_SKIN: "系统外观", CONTROLLER_RENAME: "控制器重命名", ACTION_CHANGE: "动作变更",
    OTHER: "其他变更", SCREEN_DELETE: "屏幕移除",
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
};

/** Returns the word for a name of a family; without a translation, the words of the data. */
export function libraryWord(family, name, words = name) {
  const table = language() === "zh" ? chinese[family] : {};
  return Object.prototype.hasOwnProperty.call(table, name) ? table[name] : words;
}

/** The names of a family that have a translation. */
export function translatedNames(family) {
  return Object.keys(chinese[family]);
}
