import AutoTrack
import LabLanguage

extension PublishedFormat {
  /// The bindings of codeless events: selectors with control events, or tables with delegates.
  static let mixpanel = PublishedFormat(
    name: "mixpanel",
    items: { node in
      node.items("event_bindings") ?? node.items(having: "event_type", "path")
    },
    read: { item, rules in readMixpanel(item, &rules) },
    write: { rule throws(RuleExportFault) in try writeMixpanel(rule) },
    file: { .record(["event_bindings": .list($0)]) })

  private static func readMixpanel(_ item: Node, _ rules: inout ImportedRules) {
    guard let name = item["event_name"], let path = rules.text("path", of: item),
      let type = rules.text("event_type", of: item)
    else {
      // A member of another kind has its own mistake.
      let lacks = ["event_name", "path", "event_type"].contains { rules.lacks($0, item) }
      guard lacks else { return }
      return rules.mistakes.record(
        "a binding needs 'event_type', 'event_name' and 'path'", at: item.range,
        remedy: "export the file again")
    }
    guard let end = end(ofType: type, item, rules) else { return }
    rules.add(name, path + end, at: item["path"] ?? item)
  }

  /// Returns the end of a rule's text; nil after a mistake.
  private static func end(ofType type: String, _ item: Node, _ rules: ImportedRules) -> String? {
    switch type {
    case "ui_control":
      if let event = rules.number("control_event", of: item) {
        let verify = rules.number("verify_event", of: item).flatMap { $0 == 0 ? nil : $0 }
        return " on \(event)" + (verify.map { " after \($0)" } ?? "")
      }
      if rules.lacks("control_event", item) {
        rules.mistakes.record(
          "a binding of a control needs 'control_event'", at: item.range,
          remedy: "64 is the lift of a finger inside")
      }
    case "ui_table_view":
      if let delegate = rules.text("table_delegate", of: item) { return " rows of \(delegate)" }
      if rules.lacks("table_delegate", item) {
        rules.mistakes.record(
          "a binding of a table needs 'table_delegate'", at: item.range,
          remedy: "add the class of the table's delegate")
      }
    default:
      rules.mistakes.record(
        "unknown event_type \(type.quoted)", at: (item["event_type"] ?? item).range,
        remedy: Suggestion.remedy(for: type, among: ["ui_control", "ui_table_view"], "types"))
    }
    return nil
  }

  private static func writeMixpanel(_ rule: CircledRule) throws(RuleExportFault) -> PrintedJSON {
    let path = rule.path
    if let match = path.wholeMatch(of: #/(.+?) on (\d+)(?: after (\d+))?/#) {
      return .record([
        "event_type": .text("ui_control"), "event_name": .text(rule.name),
        "path": .text(String(match.1)), "control_event": Int(match.2).map(PrintedJSON.number),
        "verify_event": match.3.flatMap { Int($0) }.map(PrintedJSON.number),
      ])
    }
    if let match = path.wholeMatch(of: #/(.+?) rows of (\S+)/#) {
      return .record([
        "event_type": .text("ui_table_view"), "event_name": .text(rule.name),
        "path": .text(String(match.1)), "table_delegate": .text(String(match.2)),
      ])
    }
    throw RuleExportFault("a binding needs an event; add ' on 64' or ' rows of Delegate'")
  }
}
