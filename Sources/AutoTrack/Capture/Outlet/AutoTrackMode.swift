/// Which kinds of events instruments may give, by a server's word (as Sensors Analytics' SDK).
enum AutoTrackMode: Equatable {
  /// As the app has configured it: `-1`.
  case standard
  /// These kinds alone: a sum of their bits; `0` for none.
  case kinds(AutoTrackKinds)

  /// Reads the number; nil for one that is no sum of the bits.
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

  /// Whether instruments may give an event of that name.
  func includes(_ name: EventName) -> Bool {
    guard case .kinds(let kinds) = self else { return true }
    return kinds.contains(AutoTrackKinds(of: name)) && !kinds.isEmpty
  }
}

/// Kinds of events that instruments give.
struct AutoTrackKinds: OptionSet {
  let rawValue: Int
  /// `$AppStart`, `$AppStartPassively`.
  static let start = AutoTrackKinds(rawValue: 1)
  /// `$AppEnd`.
  static let end = AutoTrackKinds(rawValue: 2)
  /// `$AppClick`, and what circled elements give (S3.9).
  static let click = AutoTrackKinds(rawValue: 4)
  /// `$AppViewScreen`, `$AppPageLeave`.
  static let screen = AutoTrackKinds(rawValue: 8)
  /// Every kind that has a bit.
  static let all: AutoTrackKinds = [.start, .end, .click, .screen]

  /// The kind of an event; none for a preset that has no bit, which only `0` switches off.
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
