/// The system's browser, which belongs to no app.
///
/// Pages load at once. The life cycle of an app that the user leaves for Safari is not handled
/// here.
public final class Safari {
  /// The page that it shows.
  @safe @exclusivity(unchecked) public private(set) var page: PageWindow?
  private unowned let device: Device

  /// The owner of Safari's website data.
  public static let owner = "com.apple.mobilesafari"

  init(on device: Device) { self.device = device }

  /// Loads and shows the page at an address.
  ///
  /// - Returns: The page; `nil` if it does not exist or its server cannot be reached.
  @discardableResult
  public func open(_ address: String) -> PageWindow? {
    guard let found = try? device.web.load(address, for: Self.owner) else { return nil }
    let window = PageWindow(of: found, at: address, in: self, on: device, for: Self.owner)
    page = window
    found.script(window)
    return page
  }
}

extension Safari: PageHost {
  /// The user agent, which names the system but not the model (S2.1).
  public var userAgent: String { device.web.userAgent.safari }

  /// Follows a page's navigation; an address without a page is ignored, because no app is asked.
  func follow(_ address: String, inMainFrame: Bool) {
    if inMainFrame { open(address) }
  }

  /// Returns false, because Safari has no message handlers.
  func takesMessages(_ name: String) -> Bool { false }

  func post(_ body: String, to name: String) -> Bool { false }
}
