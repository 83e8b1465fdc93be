public import AutoTrack
public import MiniUI
package import Wording

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

/// The report of one process's tracker to the lab: events, suppressed events and diagnostics.
public final class TrackerReport {
  /// The receiver of complete events, for a tracker that extends AutoTrack; others use
  /// ``event(_:_:of:)``.
  public let sink: any EventSink
  /// The connection to the scenario's servers.
  public let transport: any Transport
  private let process: AppProcess
  private let context: EventContext
  private var sequence = 0
  private var decided: [Decision] = []
  private var diagnosed: [Sentence] = []
  /// The tracker that decides, for one that extends AutoTrack.
  private var followed: Tracker?

  /// A report on a process; a tracker may use the transport.
  package init(on process: AppProcess, to sink: any EventSink, _ transport: any Transport) {
    (self.process, self.sink, self.transport) = (process, sink, transport)
    context = EventContext(
      author: Author(anonymousID: ""), library: Library(appVersion: process.app.version))
  }

  /// Reports an event with the device's present time.
  ///
  /// - Parameters:
  ///   - name: The event's name; `$AppClick` and its like are the names of the presets.
  ///   - properties: The event's properties.
  ///   - subject: The interaction in a few words, for `lab why`: `tap of UIButton Buy`.
  public func event(
    _ name: String, _ properties: [String: Value] = [:], of subject: String? = nil
  ) {
    sequence += 1
    decided.append(
      Decision(of: Sentence(name: subject ?? name), .captured(EventName(name), sequence: sequence)))
    // A record has its own properties only; an event of AutoTrack has shared ones too.
    let event = Event(
      EventName(name), kind: .profileSet, time: process.device.clock.now.millisecondsSince1970,
      sequence: sequence,
      details: Properties(properties.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }),
      context: context)
    do {
      try sink.receive(event)
    } catch {
      diagnosed.append("the event \(name) was lost: \(String(describing: error))")
    }
  }

  /// Reports an interaction that gives no event; a scenario expects it with `suppressed`.
  public func suppress(_ subject: String, because reason: SuppressionReason) {
    decided.append(Decision(of: Sentence(name: subject), .suppressed(reason)))
  }

  /// Reports a diagnostic; a scenario expects it with `diagnostics`.
  public func diagnose(_ text: String) { diagnosed.append(Sentence(name: text)) }
}

extension TrackerReport {
  /// Takes decisions and diagnostics from an instance of AutoTrack, not from the methods above.
  ///
  /// A tracker that extends AutoTrack passes ``sink`` to the instance, and follows it.
  public func follow(_ tracker: Tracker) { followed = tracker }
}

/// The decisions and diagnostics of a tracker, in order.
package protocol TrackerRecord: AnyObject {
  /// The number of decisions so far.
  var decisionCount: Int { get }
  /// The number of diagnostics so far, installations included.
  var diagnosticCount: Int { get }
  /// Returns the decisions after the first `count`.
  func decisions(after count: Int) -> [Decision]
  /// Returns the diagnostics after the first `count`, without installations.
  func diagnostics(after count: Int) -> [Sentence]
}

extension TrackerReport: TrackerRecord {
  package var decisionCount: Int { followed?.decisionCount ?? decided.count }

  package var diagnosticCount: Int { followed?.diagnosticCount ?? diagnosed.count }

  package func decisions(after count: Int) -> [Decision] {
    followed?.decisions(after: count) ?? Array(decided.dropFirst(count))
  }

  package func diagnostics(after count: Int) -> [Sentence] {
    followed?.diagnostics(after: count) ?? Array(diagnosed.dropFirst(count))
  }
}

extension Tracker: TrackerRecord {
  package var diagnosticCount: Int { diagnostics.entryCount }

  package func diagnostics(after count: Int) -> [Sentence] {
    diagnostics.entries(after: count).compactMap { entry in
      switch entry {
      case .installed, .skipped: nil
      default: "\(entry)"
      }
    }
  }
}
