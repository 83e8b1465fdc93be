import AutoTrack
import LabKit
import LabLanguage

extension PublishedFormat {
  /// The configuration of visualised tracking: events with paths, screens and limits.
  static let sensors = PublishedFormat(
    name: "sensors",
    check: checkSystem,
    items: { node in node["event_bindings"] == nil ? node.items("events") : nil },
    read: { item, rules in readSensors(item, &rules) },
    write: { rule throws(RuleExportFault) in try writeSensors(rule) },
    file: { events in
      .record([
        "version": .text("1.0.1"), "project": .text("default"), "app_id": .text(""),
        "os": .text("iOS"), "events": .list(events),
      ])
    })

  /// The paths of another system name no class of UIKit.
  @Sendable private static func checkSystem(of file: Node, _ mistakes: Mistakes) {
    guard case .string(let system)? = file["os"]?.value, let place = file["os"]?.range,
      !system.isEmpty, system.lowercased() != "ios"
    else { return }
    mistakes.record(
      "the configuration is for \(system.brief), not for iOS", at: place,
      remedy: "export the configuration of the iOS app")
  }

  private static func readSensors(_ item: Node, _ rules: inout ImportedRules) {
    guard let name = item["event_name"], let event = item["event"], event.kind == .object else {
      return rules.mistakes.record(
        "an event needs 'event_name' and 'event'", at: item.range, remedy: "export the file again")
    }
    if let type = rules.text("event_type", of: item), type != "appclick" {
      return rules.note("left out an event of the type \(type.quoted); only clicks match", at: item)
    }
    if let reason = reasonAgainst(event, rules) { return rules.note(reason, at: item) }
    let limits = (
      position: rules.flag("limit_element_position", of: event),
      content: rules.flag("limit_element_content", of: event)
    )
    guard let path = rules.text("element_path", of: event) else {
      guard rules.lacks("element_path", event) else { return }
      return rules.mistakes.record(
        "an event needs 'element_path'", at: event.range, remedy: "export the file again")
    }
    guard !path.contains(#/\bandroidx?\./#) else {
      return rules.note("left out an event with a path of Android", at: item)
    }
    let properties = properties(of: item, &rules)
    rules.add(
      name, path, at: event["element_path"] ?? event, page: rules.text("screen_name", of: event),
      position: limits.position ? rules.text("element_position", of: event) : nil,
      content: limits.content ? rules.text("element_content", of: event) : nil,
      properties: properties)
  }

  /// Returns the properties that an event takes from the screen, with notes about the others.
  private static func properties(
    of item: Node, _ rules: inout ImportedRules
  ) -> [ExtractedProperty] {
    guard case .array(let nodes)? = item["properties"]?.value else { return [] }
    return nodes.compactMap { node in
      do throws(RuleExportFault) {
        return try property(node, rules)
      } catch {
        let name = rules.text("name", of: node) ?? ""
        rules.note("left out the property \(name.quoted): \(error.reason)", at: node)
        return nil
      }
    }
  }

  private static func property(
    _ node: Node, _ rules: ImportedRules
  ) throws(RuleExportFault) -> ExtractedProperty? {
    if rules.flag("h5", of: node) { throw RuleExportFault("it is of a web page") }
    guard let name = rules.text("name", of: node), ImportedRules.isValid(name) else {
      throw RuleExportFault("its name is not one of letters, digits and _")
    }
    guard let path = rules.text("element_path", of: node),
      let page = rules.text("screen_name", of: node),
      let place = try? SensorsPathScheme().rule(path)
    else { throw RuleExportFault("it needs 'element_path' and 'screen_name'") }
    let position = rules.text("element_position", of: node)
    guard position.map(CircledRule.isPosition) ?? true else {
      throw RuleExportFault("no element has the position \((position ?? "").quoted)")
    }
    guard let pattern = rules.text("regular", of: node) else {
      throw RuleExportFault("it has no 'regular', so it never has a value")
    }
    let element = ElementPattern(
      page: page, matching: place, position: position)
    let isNumber = rules.text("type", of: node) == "NUMBER"
    guard
      let property = ExtractedProperty(name, of: element, matching: pattern, isNumber: isNumber)
    else {
      throw RuleExportFault(
        "\(pattern.quoted) is not a regular expression of docs/scenarios.md")
    }
    return property
  }

  /// Returns the reason why an event is not a rule for views, or can never fire.
  private static func reasonAgainst(_ event: Node, _ rules: ImportedRules) -> String? {
    if rules.flag("h5", of: event) { return "left out an event of a web page" }
    if rules.text("screen_name", of: event) == nil {
      return "left out an event without 'screen_name', which never matches"
    }
    for part in ["position", "content"] where rules.flag("limit_element_\(part)", of: event) {
      if rules.text("element_\(part)", of: event) == nil {
        return "left out an event that is limited to a \(part) but states none: it never matches"
      }
    }
    if rules.flag("limit_element_position", of: event),
      let position = rules.text("element_position", of: event), !CircledRule.isPosition(position)
    {
      return "left out an event that is limited to the position \(position.quoted), which no "
        + "element has"
    }
    return nil
  }

  private static func writeSensors(_ rule: CircledRule) throws(RuleExportFault) -> PrintedJSON {
    let element = rule.element
    return .record([
      "event_name": .text(rule.name), "event_type": .text("appclick"),
      "event": .record([
        "element_path": .text(rule.path), "screen_name": element.page.map(PrintedJSON.text),
        "element_position": element.position.map(PrintedJSON.text),
        "element_content": element.content.map(PrintedJSON.text),
        "limit_element_position": .flag(element.position != nil),
        "limit_element_content": .flag(element.content != nil), "h5": .flag(false),
      ]), "properties": .list(rule.properties.map(written)),
    ])
  }

  private static func written(_ property: ExtractedProperty) -> PrintedJSON {
    .record([
      "name": .text(property.name), "type": .text(property.isNumber ? "NUMBER" : "STRING"),
      "regular": .text(property.pattern), "element_path": .text("\(property.element.place)"),
      "screen_name": property.element.page.map(PrintedJSON.text),
      "element_position": property.element.position.map(PrintedJSON.text), "h5": .flag(false),
    ])
  }
}
