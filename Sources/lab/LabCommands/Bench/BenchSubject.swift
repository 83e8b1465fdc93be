import LabKit
import LabLanguage

/// A subject of figures; each can be measured without the others.
enum BenchSubject: String, CaseIterable {
  case views, sends, runtime, paths, tap, rows, screens, launch, events, batch, rules, fleet
  case store, drain, start

  /// Measures the figures of the subject; throws if the measured code went wrong.
  ///
  /// The figures of whole commands run them by `lab`.
  func measure(
    _ stopwatch: Stopwatch, running lab: LabRunner
  ) throws -> [Figure] {
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
      remedy: Suggestion.question(for: name, among: names)
        ?? "subjects: \(names.joined(separator: ", "))")
  }
}
