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
      + unsaid(configuration.ignoreScreens, as: "$screen_name").map {
        Secret("$screen_name", $0, "an event of an ignored screen", isProtobuf)
      }
      + unsaid(configuration.ignoreViewTypes, as: "$element_type").map {
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

extension LoadedScenario {
  /// The ignored classes that no event may name in a property; none where the app may do so.
  fileprivate func unsaid(_ ignored: [String], as key: String) -> [String] {
    ignored.isEmpty || appMayTell(key) ? [] : ignored
  }

  /// Whether the app or a page may itself say a property of an ignored element or screen.
  ///
  /// `trackClick` describes elements that are ignored, too (docs/events.md), and a page may hand
  /// over any text.
  func appMayTell(_ key: String) -> Bool {
    let calls = CapturedNames.calls(in: scenario, [app] + otherApps)
    if calls.contains(where: { !$0.selectors.isEmpty }) || handsOverTexts { return true }
    return saysProperty(key)
  }

  /// Whether a step, an app's code or page, or what the tracker is given names a property.
  func saysProperty(_ key: String) -> Bool {
    let described = [
      scenario.steps.map(\.value.verb).words, ([app] + otherApps).words,
      [scenario.tracker].words, scenario.server.words,
    ]
    return described.contains { $0.contains(key) }
  }

  private var handsOverTexts: Bool {
    CapturedNames(in: scenario, [app] + otherApps).isOpen
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
