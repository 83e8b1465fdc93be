import LabKit
import LabLanguage
import LabLanguageSupport

/// The mistakes in an app file: the word at the place, the headline and the note of each.
package func complaints(ofApp text: String) throws -> [String] {
  let mistakes = Mistakes(in: try file(text))
  if let app = AppDescription.reader.read(fileOf: mistakes) { AppCheck(of: app, mistakes).run() }
  return mistakes.errors.map { $0.complaint(in: text) }
}

/// The mistakes in a scenario in the same form, without those of its app.
package func complaints(ofScenario text: String) throws -> [String] {
  let mistakes = Mistakes(in: try file(text))
  if let scenario = Scenario.reader.read(fileOf: mistakes), case .inline(let app) = scenario.app {
    ScenarioCheck(of: scenario, app: app, mistakes).run()
  }
  return mistakes.errors.map { $0.complaint(in: text) }
}

extension SourceError {
  /// `'Hoem' unknown class 'Hoem'; did you mean 'Home'? | note`, in a text of one-line parts.
  fileprivate func complaint(in text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)[
      (position?.line ?? 1) - 1]
    let word = line.dropFirst((position?.column ?? 1) - 1).prefix { !" ,:}]".contains($0) }
    let end = remedy.map { "; \($0)" } ?? ""
    return "\(word) → \(message)\(end)" + (note.map { " | \($0)" } ?? "")
  }
}
