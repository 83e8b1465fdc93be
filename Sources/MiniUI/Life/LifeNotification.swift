/// The names of the application's notifications; the object is the application (AL-13).
public enum LifeNotification {
  /// After the delegate's `didFinishLaunching`.
  public static let didFinishLaunching = "UIApplicationDidFinishLaunchingNotification"
  /// The app gets events from now on.
  public static let didBecomeActive = "UIApplicationDidBecomeActiveNotification"
  /// The app gets no events for a while.
  public static let willResignActive = "UIApplicationWillResignActiveNotification"
  /// The app is out of sight.
  public static let didEnterBackground = "UIApplicationDidEnterBackgroundNotification"
  /// The app is about to be seen again.
  public static let willEnterForeground = "UIApplicationWillEnterForegroundNotification"
  /// The app is about to end.
  public static let willTerminate = "UIApplicationWillTerminateNotification"
}
