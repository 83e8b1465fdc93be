import AutoTrack

extension Event {
  /// What matters most about the event, in a few words; empty where its name says everything.
  var summary: String {
    switch name {
    case .appStart: startSummary
    case .appEnd: text("event_duration").map { "\($0) s" } ?? ""
    case .appViewScreen: screenSummary
    case .appPageLeave:
      [text("$screen_name"), text("event_duration").map { "\($0) s" }]
        .compactMap(\.self).joined(separator: "  ")
    case .appClick:
      [text("$element_path"), details["$element_content"]?.description]
        .compactMap(\.self).joined(separator: "  ")
    case .signUp: distinctID
    case .bindID, .unbindID: author.identities.map(\.key).joined(separator: ", ")
    default: details.isEmpty ? "" : "\(details)"
    }
  }

  private var startSummary: String {
    let facts = [
      ("$is_first_time", "first time"), ("$resume_from_background", "from the background"),
    ]
    return facts.filter { details[$0.0] == true }.map(\.1).joined(separator: ", ")
  }

  private var screenSummary: String {
    [text("$screen_name"), text("$referrer").map { "← \($0)" }]
      .compactMap(\.self).joined(separator: " ")
  }

  /// A property as text, without the quotes of a string.
  private func text(_ key: String) -> String? {
    guard case .string(let text) = details[key] else { return details[key]?.description }
    return text
  }
}
