import AutoTrack
import LabLanguage

/// The texts that a scenario must keep from the disk.
extension LoadedScenario {
  /// The beginnings of events that are ignored or vetoed.
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
  /// Returns the ignored classes that no event may have in a property; empty if the app may set it.
  fileprivate func unsaid(_ ignored: [String], as key: String) -> [String] {
    ignored.isEmpty || appMayTell(key) ? [] : ignored
  }

  /// Returns true if the app or a page may set a property of an ignored element or screen.
  ///
  /// `trackClick` applies to ignored elements too (docs/events.md), and a page may send any text.
  func appMayTell(_ key: String) -> Bool {
    let calls = CapturedNames.calls(in: scenario, [app] + otherApps)
    if calls.contains(where: { !$0.selectors.isEmpty }) || handsOverTexts { return true }
    return saysProperty(key)
  }

  /// Returns true if a step, the app's code or pages, or the tracker's configuration has the text.
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
  /// All contents as text, complete unlike a description.
  fileprivate var words: String {
    var text = ""
    dump(self, to: &text)
    return text
  }
}
