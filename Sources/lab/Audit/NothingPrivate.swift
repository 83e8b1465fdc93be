import AutoTrack

/// Events that the app has excluded do not reach a disk; typed texts have an audit of their own.
struct NothingPrivate: Invariant {
  let name = "private"
  let sentence = "nothing that is ignored is ever written to the disk"

  func breach(in evidence: AuditEvidence) -> String? {
    if let secret = evidence.foundSecret {
      return "\(secret.reason) is on the disk: \(String(decoding: secret.bytes, as: UTF8.self))"
    }
    return evidence.ignored.breach(in: evidence.events)
  }
}

/// What the configuration keeps instruments from capturing.
struct IgnoredThings {
  /// The classes of screens, exactly.
  var screens: Set<String> = []
  /// The types of elements.
  var viewTypes: Set<String> = []
  /// Whether the app itself names a property, so that an event's value may be the app's.
  var isSaidByApp: (String) -> Bool = { _ in false }

  /// The first event of an instrument about something ignored, as a fact.
  ///
  /// Events of the app's code, such as those of `trackClick`, and of pages are not looked at.
  func breach(in events: ArraySlice<Event>) -> String? {
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

extension AuditEvidence {
  /// The first secret that was written during the step.
  var foundSecret: Secret? {
    secrets.first { secret in written.contains(where: secret.isFound) }
  }
}

extension Secret {
  /// Whether some bytes contain it.
  func isFound(in text: [UInt8]) -> Bool {
    guard let first = bytes.first, text.count >= bytes.count else { return false }
    var start = text.startIndex
    while let next = text[start...(text.count - bytes.count)].firstIndex(of: first) {
      if text[next..<next + bytes.count].elementsEqual(bytes) { return true }
      start = next + 1
      guard start <= text.count - bytes.count else { return false }
    }
    return false
  }
}

/// Nothing takes less than no time, though a person sets the clock back; an app may say anything.
struct NoNegativeDurations: Invariant {
  let name = "forward"
  let sentence = "no event has a negative duration"

  func breach(in evidence: AuditEvidence) -> String? {
    for event in evidence.events {
      guard case .double(let seconds)? = event["event_duration"], seconds.value < 0,
        event.hasOwnDuration || !evidence.hasPast && !evidence.appTellsDurations()
      else { continue }
      return "\(event.name.text) took \(seconds.value) s"
    }
    return nil
  }
}

extension Event {
  /// Whether the tracker has measured its duration, which no property of an app's own replaces.
  fileprivate var hasOwnDuration: Bool {
    method == .autoTrack && [.appEnd, .appPageLeave].contains(name)
  }
}

/// A database is whole whenever it is opened, and at the end.
struct WholeStores: Invariant {
  let name = "undamaged"
  let sentence = "PRAGMA integrity_check finds nothing at each opening and at the end"

  func breach(in evidence: AuditEvidence) -> String? { evidence.damage.first }
}

/// What waits goes out once nothing is wrong any more.
struct DrainedQueues: Invariant {
  let name = "drained"
  let sentence = "with a server that is well and a network, everything is delivered in the end"

  func breach(in evidence: AuditEvidence) -> String? { evidence.stuck.first }
}
