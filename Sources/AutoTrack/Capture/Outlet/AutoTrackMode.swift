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
