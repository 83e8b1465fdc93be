import AutoTrack

/// What a scenario must not let reach a disk.
extension LoadedScenario {
  /// The beginnings of events that are ignored or refused.
  var secrets: [Secret] {
    let configuration = scenario.tracker.configuration
    let isProtobuf = configuration.delivery?.encoding == .protobuf
    return unsaid(configuration.ignoreScreens, as: "$screen_name").map {
      Secret("$screen_name", $0, "an event of an ignored screen", isProtobuf)
    }
      + unsaid(configuration.ignoreViewTypes, as: "$element_type").map {
        Secret("$element_type", $0, "a click on a view of an ignored type", isProtobuf)
      }
      + scenario.tracker.droppedEvents.map {
        Secret(event: $0, "an event that the app's callback refuses", isProtobuf)
      }
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

extension Array {
  /// Everything that is in them, word for word; a description may leave something out.
  fileprivate var words: String {
    var text = ""
    dump(self, to: &text)
    return text
  }
}
