/// The remote settings, by which a server switches parts off (as Sensors Analytics' SDK).
struct RemoteSettings: Equatable {
  /// True if the whole capture is off.
  let disablesSDK: Bool
  /// The kinds of events that instruments may emit.
  let mode: AutoTrackMode
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

/// The kinds of events that a server lets instruments emit (as Sensors Analytics' SDK).
enum AutoTrackMode: Equatable {
  /// The app's own configuration: `-1`.
  case standard
  /// Only these kinds: a sum of their bits; `0` for none.
  case kinds(AutoTrackKinds)

  /// Decodes the number; nil if it is not a sum of the bits.
  init?(_ number: Int) {
    guard number != -1 else {
      self = .standard
      return
    }
    guard AutoTrackKinds.all.isSuperset(of: AutoTrackKinds(rawValue: number)), number >= 0 else {
      return nil
    }
    self = .kinds(AutoTrackKinds(rawValue: number))
  }

  /// Returns true if instruments may emit an event of that name.
  func includes(_ name: EventName) -> Bool {
    guard case .kinds(let kinds) = self else { return true }
    return kinds.contains(AutoTrackKinds(of: name)) && !kinds.isEmpty
  }
}

struct AutoTrackKinds: OptionSet {
  let rawValue: Int
  /// `$AppStart`, `$AppStartPassively`.
  static let start = AutoTrackKinds(rawValue: 1)
  /// `$AppEnd`.
  static let end = AutoTrackKinds(rawValue: 2)
  /// `$AppClick` and the events of circled elements (S3.9).
  static let click = AutoTrackKinds(rawValue: 4)
  /// `$AppViewScreen`, `$AppPageLeave`.
  static let screen = AutoTrackKinds(rawValue: 8)
  static let all: AutoTrackKinds = [.start, .end, .click, .screen]

  /// Creates the kind of an event; empty for a preset without a bit, which only `0` turns off.
  init(of name: EventName) {
    switch name {
    case .appStart, .appStartPassively: self = .start
    case .appEnd: self = .end
    case .appViewScreen, .appPageLeave: self = .screen
    case .appClick: self = .click
    default: self = name.text.hasPrefix("$") ? [] : .click
    }
  }

  init(rawValue: Int) {
    self.rawValue = rawValue
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
