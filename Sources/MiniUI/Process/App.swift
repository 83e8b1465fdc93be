/// An installed app: its metadata and its launch code.
public struct App {
  /// The name shown under the icon.
  public var name: String
  /// The bundle identifier; its first two parts name the vendor.
  public var bundle: String
  /// The short version: `2.3.1`.
  public var version: String
  /// The code of `application:didFinishLaunchingWithOptions:`; it usually makes a window.
  public var didFinishLaunching: (AppProcess) -> Void
  /// The URL schemes that the app opens, in lower case: `shop`.
  public var schemes: Set<String>
  /// The factory of the main storyboard's root controller; `nil` for none (T233).
  public var storyboard: ((AppProcess) -> ViewController)?
  /// The class of the application's delegate.
  public var delegate: ApplicationDelegate.Type
  /// The identifier of the team that signed the app.
  public var team = "ABCDE12345"
  /// The shared Keychain access groups in the entitlements: `ABCDE12345.shared` (S1.2).
  public var accessGroups: [String] = []
  /// True if AdSupport is linked; without it, `ASIdentifierManager` does not exist (S1.5).
  public var linksAdSupport = false

  /// Describes an app.
  public init(
    name: String = "App", bundle: String = "com.example.app", version: String = "1.0",
    schemes: Set<String> = [],
    delegate: ApplicationDelegate.Type = ApplicationDelegate.self,
    didFinishLaunching: @escaping (AppProcess) -> Void = { _ in }
  ) {
    self.name = name
    self.bundle = bundle
    self.version = version
    self.schemes = schemes
    self.delegate = delegate
    self.didFinishLaunching = didFinishLaunching
  }
}
