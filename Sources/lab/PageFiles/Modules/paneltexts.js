// The part of the table of texts that names what single panels of a scenario show.

export const panelTexts = {
  "id.new": ["new", "新值"],
  "id.back": ["came back", "恢复"],
  "id.gone": ["gone", "不再出现"],
  identityChanges: ["Changes of the device and of the user", "设备与用户的变更"],
  nextIDs: ["Ids of the next event", "下一个事件的标识"],
  sameIDs: ["carries the same ids", "标识相同"],
  noEarlierIDs: ["carries the first ids", "首次出现标识"],
  noLaterIDs: ["No later event.", "之后没有事件。"],
};
