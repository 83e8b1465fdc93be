import AutoTrack

/// What a scenario must not let reach a disk.
extension LoadedScenario {
  /// Below so many letters, a text is found anywhere by chance.
  private static let shortest = 4

  /// What a person types that stands nowhere else, and how events of what is ignored would begin.
  var secrets: [Secret] { secrets(typing: typedTexts.filter { !standsElsewhere($0) }) }

  /// The same with what is typed and stands elsewhere, too, which takes long to look for.
  var possibleSecrets: [Secret] { secrets(typing: typedTexts) }

  private func secrets(typing texts: [String]) -> [Secret] {
    let typed = texts.map { Secret($0, "a text that was typed") }
    let configuration = scenario.tracker.configuration
    let isProtobuf = configuration.delivery?.encoding == .protobuf
    return typed
      + configuration.ignoreScreens.map {
        Secret("$screen_name", $0, "an event of an ignored screen", isProtobuf)
      }
      + configuration.ignoreViewTypes.map {
        Secret("$element_type", $0, "a click on a view of an ignored type", isProtobuf)
      }
      + scenario.tracker.droppedEvents.map {
        Secret(event: $0, "an event that the app's callback refuses", isProtobuf)
      }
  }

  private var typedTexts: [String] {
    Set(scenario.steps.compactMap(\.value.typedText)).filter { $0.count >= Self.shortest }.sorted()
  }

  /// Whether a text is in the apps, or in the scenario beside the steps in which a person types.
  private func standsElsewhere(_ text: String) -> Bool {
    textWithoutTyping.contains(text) || filedApps.words.contains(text)
  }

  /// The apps that are described in files of their own.
  private var filedApps: [AppDescription] {
    zip([scenario.app] + scenario.apps.map(\.value), [app] + otherApps).compactMap { place, app in
      if case .file = place { app } else { nil }
    }
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

extension LoadedScenario {
  /// Whether a step or an app's code says `event_duration`, which is then the app's own word.
  var appTellsDurations: Bool {
    let words = [scenario.steps.map(\.value.verb).words, ([app] + otherApps).words]
    return words.contains { $0.contains("event_duration") }
  }
}

extension Step {
  /// What a person types in it.
  fileprivate var typedText: String? {
    if case .type(let typing) = verb { typing.text.value } else { nil }
  }
}

extension Array {
  /// Everything that is in them, word for word; a description may leave something out.
  fileprivate var words: String {
    var text = ""
    dump(self, to: &text)
    return text
  }
}
