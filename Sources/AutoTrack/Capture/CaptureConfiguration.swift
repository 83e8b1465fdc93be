/// What a tracker captures and what it says of elements.
public struct CaptureConfiguration: Sendable {
  /// The path scheme of `$element_path`: one of ``PathSchemes/names``.
  public var scheme = DefaultPathScheme.id
  /// Screens that give no events, by their exact class names (S4.4).
  public var ignoreScreens: [String] = []
  /// Views that give no events, by class name, subclasses included (SA-F02).
  public var ignoreViewTypes: [String] = []
  /// What is known of single elements, by their accessibility identifiers.
  public var elements: [String: ElementConfiguration] = [:]
  /// Names that stand for controllers' class names in viewPaths, by class name (S3.7i).
  public var pages: [String: String] = [:]
  /// Whether `$AppPageLeave` is sent.
  public var pageLeave = true
  /// Whether children in plain containers count as screens of their own (SA-V04).
  public var childScreens = false
  /// Whether one touch gives one click at most: the first wins.
  public var oneClickPerTouch = false
  /// How pages of the web hand their events over (S2.2, S2.3).
  public var bridge = BridgeConfiguration()
  /// Instruments that are switched off (`false`) or on (`true`) by name.
  ///
  /// Those that are not named are on, but for `scrolling`, `webLoads` and `inputChanges`.
  public var instruments: [String: Bool] = [:]
  /// Elements whose clicks are events of their own, beside `$AppClick` (S3.9).
  public var rules: [CircledRule] = []

  /// The defaults: everything is captured, with the default scheme.
  public init() {}

  /// Finds the rules for an element; nil without a rule that has a name.
  var matcherOfRules: ElementMatcher<CircledRule>? {
    let named = rules.filter { !$0.name.isEmpty }
    return named.isEmpty ? nil : ElementMatcher(named, by: \.element)
  }
}
