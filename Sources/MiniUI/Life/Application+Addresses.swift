/// The URLs that the app opens.
extension Application {
  /// True if an app on the device opens the URL: sends `canOpenURL:`.
  ///
  /// The result is not cached (T234).
  public func canOpen(_ url: URLObject) -> Bool { send(.canOpenURL)(url) }

  /// Opens a URL in the app that has its scheme: sends `openURL:`.
  ///
  /// The app's own URLs go to its delegate. For another app's URL this app moves to the background
  /// in a later turn of the main loop.
  ///
  /// - Returns: True if an app has the scheme; an unknown scheme raises no exception (AL-17).
  @discardableResult
  public func open(_ url: URLObject) -> Bool { send(.openURL)(url) }

  /// Opens a URL and reports the result in a later turn of the main loop.
  public func open(_ url: URLObject, completion: @escaping (Bool) -> Void) {
    let process = process
    let block = Block(in: process) { completion($0 != nil) }
    send(.openURLWithCompletion)(url, nil, block)
  }

  static func defineAddresses(_ methods: MethodList<Application>) {
    methods.define(.canOpenURL) { application, url, _ in application.hasApp(for: url) }
    methods.define(.openURL) { application, url, _ in application.leave(for: url) }
    methods.define(.openURLWithCompletion) { application, url, _, completion, _ in
      let isOpened = application.leave(for: url)
      application.process.mainLoop.schedule(.work, name: "openURL completion") {
        (completion as? Block)?(isOpened ? url : nil)
      }
    }
  }

  private func hasApp(for url: DynamicObject?) -> Bool {
    guard let scheme = (url as? URLObject)?.scheme else { return false }
    return process.app.schemes.contains(scheme) || process.device.otherSchemes.contains(scheme)
  }

  private func leave(for url: DynamicObject?) -> Bool {
    guard let url = url as? URLObject, hasApp(for: url) else { return false }
    if url.scheme.map(process.app.schemes.contains) == true { return process.deliver(url) }
    process.mainLoop.schedule(.work, name: "leave for \(url.scheme ?? "")") { [process] in
      process.enterBackground()
    }
    return true
  }
}

extension AppProcess {
  /// Opens one of the app's own URLs from outside, as a tap on a link does.
  ///
  /// Launches the app or brings it to the foreground. The delegate gets the URL before the app
  /// becomes active, as Apple documents for `application(_:open:options:)`.
  ///
  /// - Returns: True if the delegate handled it; `false` also if the app does not have the scheme.
  @discardableResult
  public func open(_ address: String) -> Bool {
    let url = URLObject(address, in: self)
    guard isRunning, url.scheme.map(app.schemes.contains) == true else { return false }
    var isTaken = false
    arrive { isTaken = self.deliver(url) }
    return isTaken
  }

  /// Sends a URL to the delegate; false if it does not implement the method.
  func deliver(_ url: URLObject) -> Bool {
    let message = Message.applicationOpenURL
    guard let delegate = application.delegate, delegate.responds(to: message.selector)
    else { return false }
    return delegate.send(message)(application, url, nil)
  }
}

/// A URL as an object, for messages: registered as `NSURL`.
public final class URLObject: DynamicObject {
  /// The URL as text: `shop://product/7`.
  public private(set) var address = ""

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(URLObject.self, name: "NSURL")
  }

  /// Wraps a URL.
  public convenience init(_ address: String, in process: AppProcess) {
    self.init(in: process)
    self.address = address
  }

  /// The text before the first colon, in lower case; `nil` without one.
  public var scheme: String? {
    guard let colon = address.firstIndex(of: ":"), colon != address.startIndex else { return nil }
    return address[..<colon].lowercased()
  }
}
