/// The system's own browser, which belongs to no app.
///
/// A page is there at once; where a person leaves an app for it, the app is told elsewhere.
public final class Safari {
  /// The page that it shows.
  public var page: PageWindow? { shownPage }
  private var shownPage: PageWindow?
  private unowned let device: Device

  /// Under which name the device keeps what Safari keeps.
  public static let owner = "com.apple.mobilesafari"

  init(on device: Device) { self.device = device }

  /// Shows the page at an address.
  ///
  /// - Returns: The page; `nil` where there is none, or no server is reached.
  @discardableResult
  public func open(_ address: String) -> PageWindow? {
    guard let found = try? device.web.load(address, for: Self.owner) else { return nil }
    let window = PageWindow(of: found, at: address, in: self, on: device, for: Self.owner)
    shownPage = window
    found.script(window)
    return page
  }
}

extension Safari: PageHost {
  /// The browser's own name and the system's, which hides the model (S2.1).
  public var userAgent: String { device.web.userAgent.safari }

  /// A page's address that is no page is passed over: no app is asked.
  func follow(_ address: String, inMainFrame: Bool) {
    if inMainFrame { open(address) }
  }

  /// No app listens to Safari.
  func takesMessages(_ name: String) -> Bool { false }

  func post(_ body: String, to name: String) -> Bool { false }
}
