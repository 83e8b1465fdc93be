/// What a tracker captures and how it writes it down.
public struct Configuration: Sendable {
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
  /// Instruments that are switched off (`false`) by name; those that are not named are on.
  public var instruments: [String: Bool] = [:]

  /// The defaults: everything is captured, with the default scheme.
  public init() {}
}
