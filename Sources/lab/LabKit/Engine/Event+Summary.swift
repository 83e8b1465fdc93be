import AutoTrack
package import Wording

extension Event {
  /// The most important facts of the event in a few words; empty if its name is enough.
  package var summary: Sentence {
    switch name {
    case .appStart, .appStartPassively: startSummary
    case .appEnd: text("event_duration").map { "\($0) s" } ?? ""
    case .appViewScreen: screenSummary
    case .appPageLeave:
      [text("$screen_name").map { "\($0)" }, text("event_duration").map { "\($0) s" }]
        .compactMap(\.self).joined(separator: "  ")
    case .appClick: elementSummary
    case .signUp: "\(distinctID)"
    case .bindID, .unbindID: identitySummary
    case .appScroll, .appInputChange: elementSummary
    case .appWebViewLoad: listed([text("$url"), text("$error")])
    case _ where extras?.item != nil: itemSummary
    case _ where extras?.page != nil: pageSummary
    case _ where details["$element_path"] != nil: elementSummary
    default: "\(ownFacts ?? "")"
    }
  }

  /// The element of a click, also for a click renamed by a rule.
  private var elementSummary: Sentence {
    listed([text("$element_path"), details["$element_content"]?.description])
  }

  private var startSummary: Sentence {
    let facts: [(String, Sentence)] = [
      ("$is_first_time", "first time"), ("$resume_from_background", "from the background"),
    ]
    return facts.filter { details[$0.0] == true }.map(\.1).joined(separator: ", ")
  }

  /// The screen's name, or the address for a screen tracked by code without a name.
  private var screenSummary: Sentence {
    let names = [text("$screen_name") ?? text("$url"), text("$referrer").map { "← \($0)" }]
    return "\(names.compactMap(\.self).joined(separator: " "))"
  }

  /// The keys of the person's identities, shortened.
  private var identitySummary: Sentence {
    let longest = 12
    let keys = author.identities.prefix(longest).map(\.key).joined(separator: ", ")
    let more = author.identities.count - longest
    return more > 0 ? "\(keys) and \(more) more" : "\(keys)"
  }

  private var itemSummary: Sentence {
    listed([extras?.item.map { "\($0.type) \($0.id)" }, ownFacts])
  }

  /// The page, and the event's own properties.
  private var pageSummary: Sentence {
    let own = details.filter { !$0.key.hasPrefix("$") }
    let page = text("$url").map { Sentence(name: $0) } ?? "a page"
    guard !own.isEmpty else { return "on \(page)" }
    return "on \(page)  \(Properties(own.map { (key: $0.key, value: $0.value) }))"
  }

  private var ownFacts: String? { details.isEmpty ? nil : "\(details)" }

  private func listed(_ facts: [String?]) -> Sentence {
    "\(facts.compactMap(\.self).joined(separator: "  "))"
  }

  /// Returns a property as text, without the quotes of a string.
  private func text(_ key: String) -> String? {
    guard case .string(let text) = details[key] else { return details[key]?.description }
    return text
  }
}
