/// What a tracker captures and how it writes it down.
public struct Configuration: Sendable {
  /// The path scheme of `$element_path`: one of ``PathSchemes/names``.
  public var scheme = DefaultPathScheme.id
  /// Screens that give no events, by their exact class names (S4.4).
  public var ignoreScreens: [String] = []
  /// Views that give no events, by class name, subclasses included (SA-F02).
  public var ignoreViewTypes: [String] = []
  /// Whether `$AppPageLeave` is sent.
  public var pageLeave = true

  /// The defaults: everything is captured, with the default scheme.
  public init() {}
}
