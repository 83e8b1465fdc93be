extension AppProcess {
  /// The person follows an address of the app's own in another app, or in this one.
  ///
  /// An app that does not run yet is launched, one in the background comes back; its delegate gets
  /// the address before it becomes active, as Apple's page on
  /// `application(_:open:options:)` has it.
  ///
  /// - Returns: Whether the delegate took it; `false` too where the app does not have the scheme.
  @discardableResult
  public func open(_ address: String) -> Bool {
    let url = URLObject(address, in: self)
    guard isRunning, url.scheme.map(app.schemes.contains) == true else { return false }
    var isTaken = false
    arrive { isTaken = self.deliver(url) }
    return isTaken
  }

  /// Gives the delegate an address, if it wants any.
  func deliver(_ url: URLObject) -> Bool {
    let message = Message.applicationOpenURL
    guard let delegate = application.delegate, delegate.responds(to: message.selector)
    else { return false }
    return delegate.send(message)(application, url, nil)
  }
}
