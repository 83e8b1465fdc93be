import AutoTrack
import LabLanguage
import LabSystem

/// The figures of a release build, each against a baseline timed in the same run.
enum Bench {
  /// Measures subjects; the stopwatch sets rounds and calls, which tests keep small.
  ///
  /// The progress counts the subjects; after Ctrl-C, the figures so far are returned.
  static func figures(
    of subjects: [BenchSubject] = BenchSubject.allCases, _ stopwatch: Stopwatch = Stopwatch(),
    running lab: LabRunner, besides progress: Progress? = nil
  ) throws -> [Figure] {
    var figures: [Figure] = []
    for subject in subjects where progress?.show() != false {
      do {
        figures += try subject.measure(stopwatch, running: lab)
      } catch {
        // Ctrl-C ends the processes of a figure, too.
        guard progress?.goesOn == false else { throw error }
      }
      progress?.count()
    }
    return figures
  }

  /// Measures subjects repeatedly, for a check of their limits.
  static func check(
    _ subjects: [BenchSubject], _ stopwatch: Stopwatch,
    running lab: @escaping LabRunner, besides progress: Progress? = nil
  ) throws -> BenchCheck {
    let measures = subjects.map { subject in
      { try figures(of: [subject], stopwatch, running: lab) }
    }
    return try BenchCheck(measures, besides: progress)
  }

  static func json(of figures: [Figure]) -> String {
    "{\"figures\":[\(figures.map(\.json).joined(separator: ","))]}"
  }
}

/// A subject of figures; each can be measured without the others.
enum BenchSubject: String, CaseIterable {
  case views, sends, runtime, paths, tap, rows, screens, launch, events, batch, rules, fleet
  case store, drain, screen, imports, impact, survival, report, start

  /// Measures the figures of the subject; throws if the measured code went wrong.
  ///
  /// The figures of whole commands run them by `lab`.
  func measure(_ stopwatch: Stopwatch, running lab: LabRunner) throws -> [Figure] {
    switch self {
    case .views: try ViewFigures.measure(stopwatch)
    case .sends: try DispatchFigures.measure(stopwatch)
    case .runtime: try RuntimeFigures.measure(stopwatch)
    case .paths: try PathFigures.measure(stopwatch)
    case .tap: try TapFigures.measure(stopwatch)
    case .rows: try ListFigures.measure(stopwatch)
    case .screens: try AppearanceFigures.measure(stopwatch)
    case .launch: try StabilityFigures.measure(stopwatch)
    case .events: try EventFigures.measure(stopwatch)
    case .batch: try BatchFigures.measure(stopwatch, running: lab)
    case .rules: try RuleFigures.measure(stopwatch)
    case .fleet: try FleetFigures.measure(stopwatch)
    case .store: try StoreFigures.measure(stopwatch)
    case .drain: try DrainFigures.measure(stopwatch)
    case .screen: try ScreenFigures.measure(rounds: stopwatch.rounds)
    case .imports: try ImportFigures.measure(stopwatch)
    case .impact: try ImpactFigures.measure(rounds: stopwatch.rounds)
    case .survival: try SurvivalFigures.measure(rounds: stopwatch.rounds)
    case .report: try ReportFigures.measure(rounds: stopwatch.rounds, running: lab)
    case .start: try StartFigures.measure(rounds: stopwatch.rounds)
    }
  }

  /// Parses names separated by commas; nil means every subject.
  ///
  /// - Returns: Each subject once, in the order in which all of them are measured.
  static func list(_ text: String?) throws(LabError) -> [BenchSubject] {
    guard let text else { return allCases }
    var wanted: Set<BenchSubject> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      wanted.insert(try named(name))
    }
    return allCases.filter(wanted.contains)
  }

  private static func named(_ name: String) throws(LabError) -> BenchSubject {
    if let subject = BenchSubject(rawValue: name) { return subject }
    let names = allCases.map(\.rawValue)
    throw .usage(
      "unknown subject \(name.quoted)",
      remedy: Suggestion.remedy(for: name, among: names, "subjects"))
  }
}

/// Measures subjects two or three times, and finds the limits that two repetitions exceed.
///
/// Other processes of the machine may disturb one repetition. A third one is measured only if the
/// first two disagree.
struct BenchCheck {
  /// The figures of the last repetition of each subject.
  private(set) var figures: [Figure] = []
  /// The names of the figures whose limits do not hold.
  private(set) var exceeded: [String] = []

  /// Measures each subject by its closure, until Ctrl-C.
  init(_ subjects: [() throws -> [Figure]], besides progress: Progress? = nil) throws {
    for measure in subjects where progress?.show() != false {
      do {
        try add(measure)
      } catch {
        // Ctrl-C ends the processes of a figure, too.
        guard progress?.goesOn == false else { throw error }
      }
      progress?.count()
    }
  }

  private mutating func add(_ measure: () throws -> [Figure]) throws {
    var exceeded: [String: Int] = [:]
    var last: [Figure] = []
    for round in 1...3 {
      last = try measure()
      for figure in last where figure.holds == false { exceeded[figure.name, default: 0] += 1 }
      if round == 2, !exceeded.values.contains(1) { break }
    }
    figures += last
    self.exceeded += last.map(\.name).filter { exceeded[$0, default: 0] >= 2 }
  }
}

/// A failure of a bench, which then measures no figure.
enum BenchError: Error, CustomStringConvertible {
  /// Calls went missing, so the time has no meaning.
  case lostCalls(String)
  /// The measured code had an unexpected result.
  case wrong(String)
  /// The lab could not start itself.
  case noChild(String)

  var description: String {
    switch self {
    case .lostCalls(let name): "\(name): the figure was not measured: calls are missing"
    case .wrong(let result): "the figure was not measured: unexpected result: \(result)"
    case .noChild(let path): "\(path) could not be started; run the lab by its full path"
    }
  }
}

final class BenchSink: EventSink {
  /// The events since the last call of ``forget()``.
  @safe @exclusivity(unchecked) private(set) var events: [Event] = []

  func receive(_ event: consuming Event) { events.append(event) }

  func forget() { events.removeAll(keepingCapacity: true) }

  /// Throws unless the events are `count` clicks on the element at a path.
  func check(clicks count: Int, at path: String) throws {
    guard events.count == count else {
      throw BenchError.wrong("\(events.count) events of \(count) taps")
    }
    for event in events {
      guard event.name == .appClick, event["$element_path"] == .string(path) else {
        throw BenchError.wrong("\(event)")
      }
    }
  }
}
