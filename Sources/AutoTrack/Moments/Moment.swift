public import MiniUI

/// Something that a hook saw, with the time it saw it; what becomes of it others decide (S3.1).
public struct Moment {
  /// What the device's clock showed.
  public let time: Instant
  /// How long the device had been on, which no change of the clock disturbs.
  public let uptime: Duration
  /// What was seen.
  public let fact: Fact

  /// Makes a moment of now, by the clock of a process's device.
  public init(_ fact: Fact, in process: AppProcess) {
    time = process.device.clock.now
    uptime = process.device.clock.uptime
    self.fact = fact
  }

  /// What hooks can see; the objects are as they were, because nothing has run yet.
  public enum Fact {
    /// An action is about to be sent (S3.3a).
    case action(ControlAction)
    /// `viewDidAppear:` is about to run (S3.4).
    case screenAppeared(ViewController)
    /// `viewDidDisappear:` is about to run (S3.4).
    case screenDisappeared(ViewController)
    /// The app is in the foreground from now on, or was when the tracker began to look (SA-L02).
    case appBecameActive
    /// The app is in the background from now on (SA-L04).
    case appEnteredBackground
    /// The app is about to be gone (SA-L05).
    case appWillTerminate
  }
}
