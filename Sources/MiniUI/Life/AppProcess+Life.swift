/// The life cycle of an app without scenes (AL-10 and AL-12 to AL-15).
extension AppProcess {
  /// Launches the app: from `willFinishLaunching` to `didBecomeActive`.
  ///
  /// - Parameter inBackground: Launches the app as a background fetch does, without activating it.
  public func launch(inBackground: Bool = false) {
    guard isRunning, !application.isLaunched else { return }
    finishLaunching(inBackground)
    if !inBackground { becomeActive() }
  }

  /// Brings the app to the foreground and runs a closure before it becomes active.
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
    // Set first, so that a callback cannot launch the app again.
    application.isLaunched = true
    application.state = inBackground ? .background : .inactive
    let delegate = app.delegate.init(of: classes[app.delegate])
    application.delegate = delegate
    let window = app.storyboard.flatMap { mainWindow(of: delegate, showing: $0) }
    ask(.willFinishLaunching, delegate)
    ask(.didFinishLaunching, delegate)
    // The callbacks may have ended the process.
    if isRunning { window?.makeKeyAndVisible() }
    notifications.post(LifeNotification.didFinishLaunching, from: application)
  }

  /// Makes a storyboard's window and gives it to the delegate before any other message (AL-16).
  private func mainWindow(
    of delegate: DynamicObject, showing makeRoot: (AppProcess) -> ViewController
  ) -> Window? {
    guard delegate.responds(to: Message<ToObject>.window.selector) else { return nil }
    let window = delegate.send(.window)() as? Window ?? Window(in: self)
    delegate.send(.setWindow)(window)
    window.rootViewController = makeRoot(self)
    return window
  }

  /// Moves the app to the background.
  public func enterBackground() {
    guard isRunning, application.isLaunched, application.state != .background else { return }
    if application.state == .active { resignActive() }
    application.state = .background
    tell(.didEnterBackground, LifeNotification.didEnterBackground)
  }

  /// Returns the app to the foreground.
  public func enterForeground() {
    guard isRunning, application.isLaunched, application.state == .background else { return }
    leaveBackground()
    becomeActive()
  }

  /// Interrupts the app briefly, as a dismissed call or alert does; touches are cancelled.
  public func interrupt() {
    beginInterruption()
    endInterruption()
  }

  /// Begins an interruption by a call or a system alert; the app receives no touches meanwhile.
  public func beginInterruption() {
    guard isRunning, application.state == .active else { return }
    resignActive()
  }

  /// Ends an interruption.
  public func endInterruption() {
    guard isRunning, application.isLaunched, application.state == .inactive else { return }
    becomeActive()
  }

  /// Terminates the app regularly, with `applicationWillTerminate:`.
  public func terminate() {
    guard isRunning else { return }
    if application.isLaunched { tell(.willTerminate, LifeNotification.willTerminate) }
    end(.terminated)
  }

  /// Kills the process without callbacks.
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

  /// Sends a life-cycle message to the delegate first, then posts the notification (AL-13).
  private func tell(_ message: Message<ObjectToVoid>, _ notification: String) {
    if let delegate = application.delegate, delegate.responds(to: message.selector) {
      delegate.send(message)(application)
    }
    notifications.post(notification, from: application)
  }
}

/// The names of the application's notifications; the object is the application (AL-13).
public enum LifeNotification {
  /// Posted after the delegate's `didFinishLaunching`.
  public static let didFinishLaunching = "UIApplicationDidFinishLaunchingNotification"
  /// Posted when the app begins to receive events.
  public static let didBecomeActive = "UIApplicationDidBecomeActiveNotification"
  /// Posted before the app stops receiving events.
  public static let willResignActive = "UIApplicationWillResignActiveNotification"
  /// Posted after the app has left the screen.
  public static let didEnterBackground = "UIApplicationDidEnterBackgroundNotification"
  /// Posted before the app returns to the screen.
  public static let willEnterForeground = "UIApplicationWillEnterForegroundNotification"
  /// Posted before the app ends.
  public static let willTerminate = "UIApplicationWillTerminateNotification"
}
