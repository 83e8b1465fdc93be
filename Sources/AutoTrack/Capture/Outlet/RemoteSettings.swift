/// What a server switches off and on (as Sensors Analytics' SDK).
struct RemoteSettings: Equatable {
  /// Whether nothing at all is captured.
  let disablesSDK: Bool
  /// What instruments capture.
  let mode: AutoTrackMode
  /// The events that are not captured, by name.
  let droppedEvents: Set<String>

  /// Nothing is switched off.
  static let standard = RemoteSettings(disablesSDK: false, mode: .standard, droppedEvents: [])

  /// Why a server does not want an event; nil if it has nothing against it.
  ///
  /// The mode is about what instruments see, whatever an event says of how it was captured.
  func reasonAgainst(_ draft: EventDraft, from origin: EventOrigin) -> SuppressionReason? {
    if disablesSDK { return .disabledRemotely }
    if draft.kind.isTrack, droppedEvents.contains(draft.name.text) { return .droppedRemotely }
    return origin == .instrument && !mode.includes(draft.name) ? .kindOffRemotely : nil
  }
}

extension RemoteSettings {
  /// Reads what a server sends; nil where a key of it is of a wrong type.
  ///
  /// Other keys mean nothing.
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
