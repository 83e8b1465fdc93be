/// An app as it is installed: who it is, and what it does when it is launched.
public struct App {
  /// The name under the icon.
  public var name: String
  /// The bundle identifier; its first two parts name the vendor.
  public var bundle: String
  /// The short version: `2.3.1`.
  public var version: String
  /// What runs in `application:didFinishLaunchingWithOptions:`; usually makes a window.
  public var didFinishLaunching: (AppProcess) -> Void
  /// What addresses that this app opens begin with, in lower case: `shop`.
  public var schemes: Set<String>
  /// Makes the root controller of the app's main storyboard; `nil` for an app without one (T233).
  public var storyboard: ((AppProcess) -> ViewController)?
  /// The class of the application's delegate.
  public var delegate: ApplicationDelegate.Type
  /// The prefix of the team that signed the app.
  public var team = "ABCDE12345"
  /// The shared zones of the Keychain that the entitlements name: `ABCDE12345.shared` (S1.2).
  public var accessGroups: [String] = []
  /// Whether AdSupport is linked; without it, `ASIdentifierManager` does not exist (S1.5).
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
