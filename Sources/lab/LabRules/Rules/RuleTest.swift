import AutoTrack
package import LabKit
package import LabLanguage
package import LabSystem
import MiniUI
import Wording

package struct RuleTest {
  package struct Result {
    package let rule: String
    /// The example in words: `matches '#buy' of shop.json5`.
    package let example: String
    /// The reason why it fails; nil if it holds.
    package let failure: String?
  }

  private let path: String
  private let console: CommandConsole
  private let load: (String) throws(LabError) -> LoadedScenario
  /// The apps after the steps of examples; each is run once.
  private var sessions: [String: (Simulation, RunReport)] = [:]

  /// Prepares the trial of a file's examples; `load` reads a scenario.
  package init(
    of path: String, _ console: CommandConsole,
    load: @escaping (String) throws(LabError) -> LoadedScenario
  ) {
    (self.path, self.console, self.load) = (path, console, load)
  }

  package mutating func results(
    of entry: RuleEntry, in file: SourceFile
  ) throws(LabError) -> [Result] {
    var results: [Result] = []
    for example in entry.examples {
      let session = try session(of: example, in: file)
      let failure = Self.failure(of: example, entry.rule, in: session)
      let verb = example.matches ? "matches" : "rejects"
      let place = example.scenario.value + (example.step.map { " at \($0.value)" } ?? "")
      results.append(
        Result(
          rule: entry.rule.name, example: "\(verb) \(example.element) of \(place)",
          failure: failure))
    }
    return results
  }

  private static func failure(
    of example: RuleExample, _ rule: CircledRule, in session: AppSession?
  ) -> String? {
    guard let session, session.process.isRunning else { return "the app is not running" }
    let view: View
    do throws(StepFault) {
      view = try Screen(of: session.process).view(example.element)
    } catch {
      return error.message.text
    }
    guard let subject = ClickableElement(around: view, session) else {
      return example.matches ? "the element cannot be clicked" : nil
    }
    let miss = rule.element.miss(of: subject.sighting, subject.element)
    if example.matches { return miss.map { "\($0.part): \($0.reason)" } }
    return miss == nil ? "it matches" : nil
  }

  /// Returns the step of an example; throws the place of a step that does not exist.
  private static func step(
    of example: RuleExample, in loaded: LoadedScenario, _ file: SourceFile
  ) throws(LabError) -> StepReference {
    do {
      return try StepReference(example.step?.value, in: loaded.scenario)
    } catch .usage(let message, let remedy) {
      let offset = (example.step?.range ?? example.scenario.range).lowerBound
      throw .invalid([SourceError(Mistake(message, at: offset, remedy: remedy), in: file)])
    }
  }

  private mutating func session(
    of example: RuleExample, in file: SourceFile
  ) throws(LabError) -> AppSession? {
    let search = AppSearch(for: example.scenario.value, from: path, console.files)
    guard let found = search.result else {
      throw .invalid([
        SourceError(search.mistake(at: example.scenario.range.lowerBound), in: file)
      ])
    }
    let key = "\(found)\n\(example.step?.value ?? "")"
    if let known = sessions[key] { return known.0.session }
    let loaded = try load(found)
    let step = try Self.step(of: example, in: loaded, file)
    let simulation = Simulation(loaded)
    sessions[key] = (simulation, simulation.run(through: step.index) { _ in })
    return simulation.session
  }
}
