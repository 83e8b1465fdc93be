import AutoTrack
import LabExplainSupport
import MiniUI
import TestSupport
import Testing

@testable import LabCommands
@testable import LabExplain
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// Recordings over the scenarios of the repository.
@Suite struct RecordedScreens {
  @Test(arguments: ["clicks", "screens", "shop", "published", "paths", "hazards", "sources"])
  func `each element has a selector that finds it alone`(folder: String) {
    var (count, unnamed) = (0, 0)
    for loaded in TestSpace("RecordedScreens", RepositoryRun.scenarios(in: folder)).some(3) {
      let simulation = Simulation(loaded)
      _ = simulation.run(through: loaded.scenario.steps.count - 1) { _ in
        guard let session = simulation.session, session.process.isRunning, !session.isInBackground
        else { return }
        let scheme = loaded.scenario.tracker.configuration.scheme
        let all = NumberedScreen(of: session, naming: scheme).selectors
        let selectors = all.compactMap(\.self)
        #expect(Set(selectors).count == selectors.count, "\(loaded.path): \(selectors)")
        count += all.count
        unnamed += all.count - selectors.count
        for selector in selectors {
          let found = try? PickedElement.selector(Self.word(selector))
          #expect(found != nil, "\(loaded.path): \(selector)")
        }
      }
    }
    #expect(count > 0)
    #expect(unnamed == 0, "\(unnamed) of \(count)")
  }

  /// Returns a selector as `lab pick` takes it: an object, or a short form without quotes.
  private static func word(_ selector: String) -> String {
    guard selector.hasPrefix("\"") else { return selector }
    return (try? CommandWord.words(of: selector))?.first?.text ?? ""
  }

  @Test(arguments: ["clicks", "screens", "shop"])
  func `a scenario recorded step by step has the events of its run`(folder: String) throws {
    let all = RepositoryRun.scenarios(in: folder).prefix(12)
    for loaded in TestSpace("RecordedScreens", all).some(3) where loaded.scenario.example == nil {
      let root = try JSON5.parseNode(of: loaded.file)
      guard case .array(let items)? = root["steps"]?.value, let first = items.first,
        items.count == loaded.scenario.steps.count, items.count < 10
      else { continue }
      let rest = SourceEdit(first.range.upperBound..<(items.last?.range.upperBound ?? 0), "")
      var recording = try Recording(
        continuing: [rest].applied(to: loaded.file.bytes), at: loaded.path, .init(Disk()))
      let whole = Simulation(loaded).run(through: items.count - 1) { _ in }
      for (item, outcome) in zip(items, whole.outcomes).dropFirst() {
        guard outcome.fault == nil else { break }
        try recording.add(loaded.file.text(in: item.range))
      }
      let events = { (report: RunReport) in report.outcomes.flatMap(\.events).map(\.summary) }
      let count = recording.run.report.outcomes.count
      #expect(
        events(recording.run.report)
          == whole.outcomes.prefix(count).flatMap(\.events).map(\.summary), "\(loaded.path)")
      #expect(recording.steps.count == count - 1)
    }
  }
}
