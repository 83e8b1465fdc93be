package import LabKit
package import LabLanguage
package import LabSystem
import Wording

/// An app's identifiers over several runs, as a table (S1.2).
package struct IdentifierTable {
  private let ledger: IdentifierLedger
  private let loaded: LoadedScenario
  private let severalApps: Bool

  package init(of ledger: IdentifierLedger, in loaded: LoadedScenario) {
    self.ledger = ledger
    self.loaded = loaded
    severalApps = Set(ledger.readings.map(\.bundle)).count > 1
  }

  /// Returns the rows of the table, after two or three lines of headings.
  package func lines(width: Int?, _ words: Sentences = .english) -> [String] {
    TextTable(headings(words) + rows, widest: 100).lines(width: width)
  }

  /// The table with unabridged texts, for programs.
  package var json: PrintedJSON {
    .members([
      "scenario": .text(loaded.path),
      "readings": .list(ledger.readings.map(member)),
    ])
  }

  private func headings(_ words: Sentences) -> [[String]] {
    let readings = ledger.readings
    let names = [""] + readings.map { name(of: $0.step) }
    let verbs = [""] + readings.map { "\($0.step + 1) \(words(verb(of: $0.step)))" }
    let apps = [""] + readings.map { severalApps ? $0.bundle : "" }
    return [names, verbs, apps].filter { row in row.contains { !$0.isEmpty } }
  }

  private var rows: [[String]] {
    ReadIdentifier.allCases.map { identifier in
      [identifier.rawValue] + ledger.readings.indices.map { cell(identifier, $0) }
    }
  }

  private func name(of step: Int) -> String { loaded.scenario.steps[step].value.name?.value ?? "" }

  private func verb(of step: Int) -> Sentence { loaded.scenario.steps[step].value.verb.sentence }

  private func cell(_ identifier: ReadIdentifier, _ index: Int) -> String {
    let text = ledger.readings[index].texts[identifier].map(Self.short) ?? ""
    switch ledger.verdict(on: identifier, in: index) {
    case .first: return text
    case .same: return "same"
    case .new: return "new \(text)"
    case .back: return "back \(text)"
    case .nothing: return "none"
    }
  }

  /// Returns the beginning of a long text, which is enough to tell it apart.
  private static func short(_ text: String) -> String {
    text.count > 17 ? text.prefix(8) + "…" : text
  }

  private func member(of reading: IdentifierReading) -> PrintedJSON {
    let name = loaded.scenario.steps[reading.step].value.name?.value
    return .members([
      "step": .number(reading.step + 1), "name": name.map(PrintedJSON.text),
      "app": .text(reading.bundle), "os": .text(reading.os),
      "identifiers": .object(
        ReadIdentifier.allCases.compactMap { identifier in
          reading.texts[identifier].map {
            PrintedJSON.Member(key: identifier.rawValue, value: .text($0))
          }
        }),
    ])
  }
}
