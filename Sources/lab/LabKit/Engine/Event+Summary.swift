import AutoTrack

extension Event {
  /// The most important facts of the event in a few words; empty if its name is enough.
  package var summary: String {
    switch name {
    case .appStart, .appStartPassively: startSummary
    case .appEnd: text("event_duration").map { "\($0) s" } ?? ""
    case .appViewScreen: screenSummary
    case .appPageLeave:
      [text("$screen_name"), text("event_duration").map { "\($0) s" }]
        .compactMap(\.self).joined(separator: "  ")
    case .appClick: elementSummary
    case .signUp: distinctID
    case .bindID, .unbindID: identitySummary
    case .appScroll, .appInputChange: elementSummary
    case .appWebViewLoad: [text("$url"), text("$error")].compactMap(\.self).joined(separator: "  ")
    case _ where extras?.item != nil: itemSummary
    case _ where extras?.page != nil: pageSummary
    case _ where details["$element_path"] != nil: elementSummary
    default: ownFacts ?? ""
    }
  }

  /// The element of a click, also for a click renamed by a rule.
  private var elementSummary: String {
    [text("$element_path"), details["$element_content"]?.description]
      .compactMap(\.self).joined(separator: "  ")
  }

  private var startSummary: String {
    let facts = [
      ("$is_first_time", "first time"), ("$resume_from_background", "from the background"),
    ]
    return facts.filter { details[$0.0] == true }.map(\.1).joined(separator: ", ")
  }

  /// The screen's name, or the address for a screen tracked by code without a name.
  private var screenSummary: String {
    [text("$screen_name") ?? text("$url"), text("$referrer").map { "← \($0)" }]
      .compactMap(\.self).joined(separator: " ")
  }

  /// The keys of the person's identities, shortened.
  private var identitySummary: String {
    let longest = 12
    let keys = author.identities.prefix(longest).map(\.key).joined(separator: ", ")
    let more = author.identities.count - longest
    return more > 0 ? "\(keys) and \(more) more" : keys
  }

  private var itemSummary: String {
    [extras?.item.map { "\($0.type) \($0.id)" }, ownFacts].compactMap(\.self)
      .joined(separator: "  ")
  }

  /// The page, and the event's own properties.
  private var pageSummary: String {
    let own = details.filter { !$0.key.hasPrefix("$") }
    let facts = own.isEmpty ? nil : "\(Properties(own.map { (key: $0.key, value: $0.value) }))"
    return ["on \(text("$url") ?? "a page")", facts].compactMap(\.self).joined(separator: "  ")
  }

  private var ownFacts: String? { details.isEmpty ? nil : "\(details)" }

  /// Returns a property as text, without the quotes of a string.
  private func text(_ key: String) -> String? {
    guard case .string(let text) = details[key] else { return details[key]?.description }
    return text
  }
}
