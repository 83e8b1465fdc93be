/// A row of the league: a scheme or a matcher that makes rules.
package enum LeagueScheme: String, CaseIterable, Sendable {
  case absolute = "absolute index path"
  case standard = "default"
  case sensors = "sensors"
  case classes = "classes and depth"
  case growingIO, mixpanel, postHog, amplitude
  case identifier = "identifier"
  case text = "text"
  case selector = "selector"
  case outlet = "outlet"
  case similarity = "similarity"
  case abstaining = "similarity that abstains"
  case vote = "vote of five"
  case first = "first unique of five"
  case anchored = "anchored"

  /// True for the rule by all facts, which is this project's own.
  package var isOurs: Bool { self == .anchored }

  package var words: String {
    switch self {
    case .absolute: "absolute index path"
    case .standard: "default scheme"
    case .sensors: "`sensors`, without position"
    case .classes: "classes and depth"
    case .growingIO, .mixpanel, .postHog, .amplitude: "`\(rawValue)`"
    case .identifier: "accessibility identifier"
    case .text: "text + class + screen"
    case .selector: "action selector + class + screen"
    case .outlet: "outlet name + screen"
    case .similarity: "similarity, best match (Similo)"
    case .abstaining: "similarity that abstains (0.60 / 0.05)"
    case .vote: "vote of five, two agree"
    case .first: "first unique of five"
    case .anchored: "`anchored`"
    }
  }

  /// The scheme of another publisher whose code matches the rules.
  var published: PublishedScheme? {
    switch self {
    case .growingIO: .growingIO
    case .mixpanel: .mixpanel
    case .postHog: .postHog
    case .amplitude: .amplitude
    default: nil
    }
  }

  /// The keys of single lookups.
  var lookup: LookupScheme? {
    switch self {
    case .absolute: .absolute
    case .standard: .standard
    case .sensors: .sensors
    case .classes: .classes
    case .identifier: .identifier
    case .text: .text
    case .selector: .selector
    case .outlet: .outlet
    default: nil
    }
  }
}
