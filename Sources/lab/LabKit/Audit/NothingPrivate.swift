import AutoTrack
import LabLanguage
import Wording

/// Excluded events do not reach a disk; ``TypedTextAudit`` covers typed texts.
struct NothingPrivate: Invariant {
  let name = "private"
  let rule: Sentence = "ignored data is never written to the disk"

  /// The answers about properties, which are expensive: a scenario's whole description is searched.
  private var isTold: [String: Bool] = [:]

  mutating func breach(in evidence: AuditEvidence) -> Sentence? {
    for secret in evidence.secrets
    where evidence.written.contains(where: secret.isFound) && !mayBeTold(secret, evidence) {
      return "\(secret.reason) is on the disk: \(String(decoding: secret.bytes, as: UTF8.self))"
    }
    return evidence.ignored.breach(in: evidence.events)
  }

  /// Returns true if the app may have written a secret itself.
  private mutating func mayBeTold(_ secret: Secret, _ evidence: AuditEvidence) -> Bool {
    guard let key = secret.property else { return false }
    let answer = isTold[key] ?? evidence.mayAppTell(key)
    isTold[key] = answer
    return answer
  }
}

/// The screens and elements that the configuration excludes.
struct IgnoredThings {
  /// The classes of screens, without subclasses.
  var screens: Set<String> = []
  var viewTypes: Set<String> = []
  /// Returns true if the app itself sets a property, so that the value may be the app's.
  var isSaidByApp: (String) -> Bool = { _ in false }

  /// Returns the first event of an instrument about an ignored screen or element, as a fact.
  ///
  /// Events of the app's code, such as those of `trackClick`, and of pages do not count.
  func breach(in events: ArraySlice<Event>) -> Sentence? {
    guard !screens.isEmpty || !viewTypes.isEmpty else { return nil }
    for event in events where event.method == .autoTrack && event.extras?.page == nil {
      for (key, ignored) in [("$screen_name", screens), ("$element_type", viewTypes)] {
        guard case .string(let text)? = event.details[key], ignored.contains(text),
          !isSaidByApp(key), !isSaidByApp("$lib_method")
        else { continue }
        return "\(event.name.text) was captured although its \(key) \(text) is ignored"
      }
    }
    return nil
  }
}

/// A text that must not reach a disk, and the reason.
struct Secret: Equatable {
  let bytes: [UInt8]
  /// The kind of text: `a text that was typed`.
  let reason: Sentence
  /// The property with the text as its value, which the app may set itself; nil for other texts.
  let property: String?

  init(_ text: String, _ reason: Sentence, of property: String? = nil) {
    (bytes, self.reason, self.property) = (Array(text.utf8), reason, property)
  }

  /// A property of an event, in JSON or as a `Property` of docs/event.proto.
  init(_ key: String, _ value: String, _ reason: Sentence, _ isProtobuf: Bool) {
    let pair = Self.field(1, key) + Self.field(2, value)
    bytes = isProtobuf ? pair : Array("\"\(key)\":\"\(value)\"".utf8)
    (self.reason, property) = (reason, key)
  }

  /// An event's name, in JSON or in the first fields of an `Event` of docs/event.proto.
  init(event name: String, _ reason: Sentence, _ isProtobuf: Bool) {
    let head = Self.field(1, "track") + Self.field(2, name)
    bytes = isProtobuf ? head : Array("\"event\":\"\(name)\"".utf8)
    (self.reason, property) = (reason, nil)
  }

  /// Returns a protobuf text field: number and wire type, length as a varint, bytes.
  private static func field(_ number: UInt8, _ text: String) -> [UInt8] {
    var (bytes, rest) = ([number << 3 | 2], text.utf8.count)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)] + Array(text.utf8)
  }

  /// Returns true if the bytes contain the secret.
  func isFound(in text: [UInt8]) -> Bool { text.firstPlace(of: bytes) != nil }
}

/// The texts that a scenario must keep from the disk.
extension LoadedScenario {
  /// The beginnings of events that are ignored or vetoed.
  var secrets: [Secret] {
    let configuration = scenario.tracker.configuration
    let isProtobuf = configuration.delivery?.encoding == .protobuf
    return configuration.ignoreScreens.map {
      Secret("$screen_name", $0, "an event of an ignored screen", isProtobuf)
    }
      + configuration.ignoreViewTypes.map {
        Secret("$element_type", $0, "a click on a view of an ignored type", isProtobuf)
      }
      + scenario.tracker.droppedEvents.map {
        Secret(event: $0, "an event that the app's callback refuses", isProtobuf)
      }
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
