import AutoTrack

/// What a scenario must not let reach a disk.
extension LoadedScenario {
  /// Below so many letters, a text is found anywhere by chance.
  private static let shortest = 4

  /// What a person types that stands nowhere else, and how events of what is ignored would begin.
  var secrets: [Secret] {
    let configuration = scenario.tracker.configuration
    guard configuration.delivery?.encoding == .json else { return typed }
    return typed
      + configuration.ignoreScreens.map {
        Secret("\"$screen_name\":\"\($0)\"", "an event of an ignored screen")
      }
      + configuration.ignoreViewTypes.map {
        Secret("\"$element_type\":\"\($0)\"", "a click on a view of an ignored type")
      }
      + scenario.tracker.droppedEvents.map {
        Secret("\"event\":\"\($0)\"", "an event that the app's callback refuses")
      }
  }

  private var typed: [Secret] {
    let texts = Set(scenario.steps.compactMap(\.value.typedText))
      .filter { $0.count >= Self.shortest }
    guard !texts.isEmpty else { return [] }
    let others = "\(app) \(otherApps) \(textWithoutTyping)"
    return texts.sorted().filter { !others.contains($0) }
      .map { Secret($0, "a text that was typed") }
  }

  /// The scenario's file without the steps in which a person types.
  private var textWithoutTyping: String {
    var (text, start) = ("", 0)
    for step in scenario.steps where step.value.typedText != nil {
      text += file.text(in: start..<step.range.lowerBound)
      start = step.range.upperBound
    }
    return text + file.text(in: start..<file.bytes.count)
  }
}

extension Step {
  /// What a person types in it.
  fileprivate var typedText: String? {
    if case .type(let typing) = verb { typing.text.value } else { nil }
  }
}
