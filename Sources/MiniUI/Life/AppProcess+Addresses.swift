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
