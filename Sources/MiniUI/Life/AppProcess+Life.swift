/// The life of an app without scenes: AL-10 and AL-12 to AL-15.
extension AppProcess {
  /// Runs the app's code: from `willFinishLaunching` to `didBecomeActive`.
  ///
  /// - Parameter inBackground: Launches the app as a background fetch does; it does not become
  ///   active then.
  public func launch(inBackground: Bool = false) {
    guard isRunning, !application.isLaunched else { return }
    application.isLaunched = true
    application.state = inBackground ? .background : .inactive
    let delegate = app.delegate.init(of: classes[app.delegate])
    application.delegate = delegate
    ask(.willFinishLaunching, delegate)
    ask(.didFinishLaunching, delegate)
    notifications.post(LifeNotification.didFinishLaunching, from: application)
    if !inBackground { becomeActive() }
  }

  /// The person goes to another app.
  public func enterBackground() {
    guard isRunning, application.isLaunched, application.state != .background else { return }
    if application.state == .active { resignActive() }
    application.state = .background
    tell(.didEnterBackground, LifeNotification.didEnterBackground)
  }

  /// The person comes back.
  public func enterForeground() {
    guard isRunning, application.isLaunched, application.state == .background else { return }
    tell(.willEnterForeground, LifeNotification.willEnterForeground)
    application.state = .inactive
    becomeActive()
  }

  /// A call or a system alert comes up, and goes; the fingers on the screen are lost.
  public func interrupt() {
    guard isRunning, application.state == .active else { return }
    resignActive()
    becomeActive()
  }

  /// The app ends itself or is closed while it runs.
  public func terminate() {
    guard isRunning else { return }
    if application.isLaunched { tell(.willTerminate, LifeNotification.willTerminate) }
    end(.terminated)
  }

  /// The system ends the app without a word.
  public func kill() { end(.killed) }

  private func becomeActive() {
    guard isRunning else { return }
    application.state = .active
    tell(.didBecomeActive, LifeNotification.didBecomeActive)
  }

  private func resignActive() {
    application.cancelAllTouches()
    tell(.willResignActive, LifeNotification.willResignActive)
    application.state = .inactive
  }

  private func ask(_ message: Message<ObjectsToBool>, _ delegate: DynamicObject) {
    guard delegate.responds(to: message.selector) else { return }
    _ = delegate.send(message)(application, nil)
  }

  /// The delegate first, then the notification (AL-13).
  private func tell(_ message: Message<ObjectToVoid>, _ notification: String) {
    if let delegate = application.delegate, delegate.responds(to: message.selector) {
      delegate.send(message)(application)
    }
    notifications.post(notification, from: application)
  }
}
