/// The life of an app without scenes: AL-10 and AL-12 to AL-15.
extension AppProcess {
  /// Runs the app's code: from `willFinishLaunching` to `didBecomeActive`.
  ///
  /// - Parameter inBackground: Launches the app as a background fetch does; it does not become
  ///   active then.
  public func launch(inBackground: Bool = false) {
    guard isRunning, !application.isLaunched else { return }
    finishLaunching(inBackground)
    if !inBackground { becomeActive() }
  }

  /// Brings the app to the front, wherever it stands, and does something before it is active.
  func arrive(_ body: () -> Void) {
    if !application.isLaunched {
      finishLaunching(false)
    } else if application.state == .background {
      leaveBackground()
    }
    body()
    if application.state == .inactive { becomeActive() }
  }

  private func finishLaunching(_ inBackground: Bool) {
    application.isLaunched = true
    application.state = inBackground ? .background : .inactive
    let delegate = app.delegate.init(of: classes[app.delegate])
    application.delegate = delegate
    let window = app.storyboard.flatMap { mainWindow(of: delegate, showing: $0) }
    ask(.willFinishLaunching, delegate)
    ask(.didFinishLaunching, delegate)
    if isRunning { window?.makeKeyAndVisible() }
    notifications.post(LifeNotification.didFinishLaunching, from: application)
  }

  /// The window of a storyboard, which is the delegate's before it is asked anything else (AL-16).
  private func mainWindow(
    of delegate: DynamicObject, showing makeRoot: (AppProcess) -> ViewController
  ) -> Window? {
    guard delegate.responds(to: Message<ToObject>.window.selector) else { return nil }
    let window = delegate.send(.window)() as? Window ?? Window(in: self)
    delegate.send(.setWindow)(window)
    window.rootViewController = makeRoot(self)
    return window
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
    leaveBackground()
    becomeActive()
  }

  /// A call or a system alert comes up, and goes; the fingers on the screen are lost.
  public func interrupt() {
    beginInterruption()
    endInterruption()
  }

  /// A call or a system alert comes up, and stays; no touch reaches the app meanwhile.
  public func beginInterruption() {
    guard isRunning, application.state == .active else { return }
    resignActive()
  }

  /// What interrupted the app goes.
  public func endInterruption() {
    guard isRunning, application.isLaunched, application.state == .inactive else { return }
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

  private func leaveBackground() {
    tell(.willEnterForeground, LifeNotification.willEnterForeground)
    application.state = .inactive
  }

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
