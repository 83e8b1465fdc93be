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
