import MiniUI

/// The configuration of capture: events, elements, screens and instruments.
public struct CaptureConfiguration: Sendable {
  /// The path scheme of `$element_path`: a built-in one, or one of another module.
  public var scheme: any PathScheme = .standard
  /// The class names of screens that give no events; subclasses are not included (S4.4).
  package var ignoreScreens: [String] = []
  /// Views that give no events, by class name, subclasses included (SA-F02).
  public var ignoreViewTypes: [String] = []
  /// Facts about single elements, by accessibility identifier.
  public var elements: [String: ElementConfiguration] = [:]
  /// Names that stand for controllers' class names in viewPaths, by class name (S3.7i).
  public var pages: [String: String] = [:]
  /// True to emit `$AppPageLeave`.
  package var pageLeave = true
  /// True to treat children in plain containers as screens (SA-V04).
  public var childScreens = false
  /// True to emit at most one click for each touch: the first.
  package var oneClickPerTouch = false
  /// The bridge to web pages (S2.2, S2.3).
  package var bridge = BridgeConfiguration()
  /// The instruments that are switched off (`false`) or on (`true`), by name.
  ///
  /// The others are on by default, except `scrolling`, `webLoads` and `inputChanges`.
  public var instruments: [String: Bool] = [:]
  /// The app's own capture rules, in the order in which they are asked.
  public var captureRules: [CaptureRule] = []
  /// The circled elements, whose clicks give an event beside `$AppClick` (S3.9).
  public var rules: [CircledRule] = []

  /// The defaults: everything is captured, with the default scheme.
  package init() {}

  /// The matcher of the rules; nil if no rule has a name.
  var matcherOfRules: ElementMatcher<CircledRule>? {
    let named = rules.filter { !$0.name.isEmpty }
    return named.isEmpty ? nil : ElementMatcher(named, by: \.element)
  }
}

/// The configuration of the bridge by which web pages pass their events to the tracker (S2.1).
public struct BridgeConfiguration: Equatable, Sendable {
  /// True to mark the web views' user agent, so that pages send their events by requests (S2.2).
  public var marksUserAgent = false
  /// True to let pages post script messages (S2.3).
  public var takesScriptMessages = false
  /// The server that pages see, such as `https://data.example/sa?project=shop`; nil for none.
  public var server: String?
  /// True to reject events of pages that use another server or project.
  public var verifiesServer = false

  /// Creates a configuration with every bridge off.
  public init() {}
}
