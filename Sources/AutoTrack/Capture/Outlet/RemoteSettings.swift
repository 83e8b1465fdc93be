/// The remote settings, by which a server switches parts off (as Sensors Analytics' SDK).
struct RemoteSettings: Equatable {
  /// True if the whole capture is off.
  let disablesSDK: Bool
  /// The kinds of events that instruments may emit.
  let mode: AutoTrackMode
  /// The names of the events that are suppressed.
  let droppedEvents: Set<String>

  /// The settings without any restriction.
  static let standard = RemoteSettings(disablesSDK: false, mode: .standard, droppedEvents: [])

  /// Returns the reason against an event, or nil.
  ///
  /// The mode applies to events of instruments by their origin, not by their `$lib_method`.
  func reasonAgainst(_ draft: EventDraft, from origin: EventOrigin) -> SuppressionReason? {
    if disablesSDK { return .disabledRemotely }
    if draft.kind.isTrack, droppedEvents.contains(draft.name.text) { return .droppedRemotely }
    return origin == .instrument && !mode.includes(draft.name) ? .kindOffRemotely : nil
  }
}

extension RemoteSettings {
  /// Decodes a server's document; nil if a key has a value of a wrong type.
  ///
  /// Unknown keys are ignored.
  init?(_ input: PropertyInput) {
    guard case .dictionary(let members) = input else { return nil }
    var (disables, mode, dropped) = (false, AutoTrackMode.standard, Set<String>())
    if let input = members["disableSDK"] {
      guard case .bool(let flag) = input else { return nil }
      disables = flag
    }
    if let input = members["autoTrackMode"] {
      guard case .integer(let number) = input, let known = AutoTrackMode(number) else { return nil }
      mode = known
    }
    if let input = members["eventBlacklist"] {
      guard case .list(let items) = input else { return nil }
      let names = items.compactMap(\.text)
      guard names.count == items.count else { return nil }
      dropped = Set(names)
    }
    self.init(disablesSDK: disables, mode: mode, droppedEvents: dropped)
  }
}
