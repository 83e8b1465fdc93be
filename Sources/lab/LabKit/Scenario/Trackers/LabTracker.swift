public import MiniUI

/// A tracker that scenarios run against: AutoTrack, or one of another package.
///
/// The lab makes one for each process of an app, before any code of the app runs.
public protocol LabTracker: AnyObject, SendableMetatype {
  /// The settings that a scenario's `tracker` object gives.
  associatedtype Settings: Sendable = Void

  /// The name for `lab run --tracker`: lowercase letters, digits and hyphens.
  static var name: String { get }

  /// Reads the settings; it runs once for each scenario, with an empty object if it has none.
  ///
  /// Keys that it does not ask for are mistakes in the file.
  static func settings(from values: TrackerValues) -> Settings

  /// Creates the tracker of a process; nothing is hooked before ``start()``.
  ///
  /// - Parameters:
  ///   - process: The process of the app.
  ///   - settings: The settings of the scenario.
  ///   - report: Takes the events, and the reasons for those that are suppressed.
  /// - Throws: An error of the tracker, which fails the step.
  init(in process: AppProcess, settings: Settings, report: TrackerReport) throws

  /// Starts to observe the process; the lab calls it at a launch, or at a step with `tracker`.
  func start() throws

  /// Ends the observation and restores the process.
  func stop()
}

extension LabTracker where Settings == Void {
  /// Reads no key, so that every key of `tracker` is a mistake.
  public static func settings(from values: TrackerValues) {}
}
