import AutoTrack

/// Excluded events do not reach a disk; ``TypedTextAudit`` covers typed texts.
struct NothingPrivate: Invariant {
  let name = "private"
  let sentence = "ignored data is never written to the disk"

  func breach(in evidence: AuditEvidence) -> String? {
    if let secret = evidence.foundSecret {
      return "\(secret.reason) is on the disk: \(String(decoding: secret.bytes, as: UTF8.self))"
    }
    return evidence.ignored.breach(in: evidence.events)
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
  /// The first secret written in the step.
  var foundSecret: Secret? {
    secrets.first { secret in written.contains(where: secret.isFound) }
  }
}

extension Secret {
  /// Returns true if the bytes contain the secret.
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

/// Durations are never negative, even if the clock is set back; an app may set any value.
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
  /// True if the tracker measured the duration, which the app's properties cannot replace.
  fileprivate var hasOwnDuration: Bool {
    method == .autoTrack && [.appEnd, .appPageLeave].contains(name)
  }
}

/// A database is undamaged at each opening and at the end.
struct WholeStores: Invariant {
  let name = "undamaged"
  let sentence = "PRAGMA integrity_check reports no error at each opening and at the end"

  func breach(in evidence: AuditEvidence) -> String? { evidence.damage.first }
}

/// Queues drain when there are no faults.
struct DrainedQueues: Invariant {
  let name = "drained"
  let sentence = "with a working server and network, every event is delivered in the end"

  func breach(in evidence: AuditEvidence) -> String? { evidence.stuck.first }
}
