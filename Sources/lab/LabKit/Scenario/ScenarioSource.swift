import LabLanguage
import LabSystem

/// The text of a scenario file, with the steps that it includes, before it is read.
///
/// Any thread can read it.
struct ScenarioSource: Sendable {
  private let location: ScenarioLocation
  private let text: Text

  private enum Text: Sendable {
    case bytes(Result<[UInt8], FileError>)
    /// The tree of a text that includes steps, with the mistakes and errors of the inclusion.
    case expanded(Node, SourceFile, [Mistake], [SourceError])
  }

  /// A text that includes no steps.
  init(of contents: Result<[UInt8], FileError>, at location: ScenarioLocation) {
    self.location = location
    text = .bytes(contents)
  }

  /// A text whose included files are read here.
  init(
    of contents: Result<[UInt8], FileError>, at location: ScenarioLocation,
    including files: any FileSource
  ) {
    self.location = location
    guard case .success(let bytes) = contents, StepInclusion.isLikely(in: bytes),
      let file = try? SourceFile(name: location.path, bytes: bytes),
      let root = try? JSON5.parseNode(of: file)
    else {
      // The reader reports the mistakes of the text.
      text = .bytes(contents)
      return
    }
    var inclusion = StepInclusion(in: file, files)
    let expanded = inclusion.expand(root)
    text = .expanded(expanded, inclusion.file, inclusion.mistakes, inclusion.errors)
  }

  /// Reads the scenario, once for each example; after a mistake, one draft has it.
  func drafts(_ reader: Reader<Scenario>) -> [ScenarioDraft] {
    do throws(SourceError) {
      let (mistakes, errors) = try opened()
      guard mistakes.isEmpty, errors.isEmpty else {
        // Without its included steps, the scenario would have mistakes that are not its own.
        return [ScenarioDraft(at: location, in: mistakes, otherErrors: errors)]
      }
      guard let root = root(mistakes) else {
        return [ScenarioDraft(at: location, in: mistakes, otherErrors: errors)]
      }
      guard let table = ExampleTable(of: root, mistakes) else {
        if let names = location.examples { recordNoExamples(names, mistakes) }
        let scenario = reader.read(root, mistakes)
        return [ScenarioDraft(at: location, scenario, in: mistakes, otherErrors: errors)]
      }
      return drafts(of: table.roots(), reader, mistakes, errors)
    } catch {
      return [ScenarioDraft(at: location, otherErrors: [error])]
    }
  }

  private func drafts(
    of roots: [Node], _ reader: Reader<Scenario>, _ mistakes: Mistakes, _ errors: [SourceError]
  ) -> [ScenarioDraft] {
    guard mistakes.isEmpty else {
      return [ScenarioDraft(at: location, in: mistakes, otherErrors: errors)]
    }
    var drafts = roots.map { root in
      let own = Mistakes(in: mistakes.file)
      let scenario = reader.read(root, own)
      return ScenarioDraft(at: location, scenario, in: own, otherErrors: errors)
    }
    // The same mistake is in every example.
    if let broken = drafts.first(where: { $0.scenario == nil }) { return [broken] }
    guard let chosen = location.examples else { return drafts }
    let names = drafts.compactMap { $0.scenario?.example?.name }
    for name in chosen where !names.contains(name) {
      return [ScenarioDraft(at: location, otherErrors: [noExample(name, among: names)])]
    }
    drafts.removeAll { !chosen.contains($0.scenario?.example?.name ?? "") }
    return drafts
  }

  private func opened() throws(SourceError) -> (Mistakes, [SourceError]) {
    switch text {
    case .bytes(let contents):
      (Mistakes(in: try SourceFile(name: location.path, contents)), [])
    case .expanded(_, let file, let mistakes, let errors): (Mistakes(in: file, mistakes), errors)
    }
  }

  private func root(_ mistakes: Mistakes) -> Node? {
    if case .expanded(let root, _, _, _) = text { return root }
    do throws(Mistake) {
      return try JSON5.parseNode(of: mistakes.file)
    } catch {
      mistakes.record(screenFileMistake(mistakes.file) ?? error)
      return nil
    }
  }

  /// The mistake of a storyboard or a xib in place of a scenario; nil for other files.
  private func screenFileMistake(_ file: SourceFile) -> Mistake? {
    guard let start = file.bytes.firstIndex(of: UInt8(ascii: "<")),
      file.text(in: start..<file.bytes.count).contains("com.apple.InterfaceBuilder")
    else { return nil }
    let path = location.path.shellWord
    return Mistake(
      "this file holds screens of Interface Builder, not a scenario", at: start,
      remedy: "import it first: lab import \(path) --app apps/app.json5 --scenario visit.json5")
  }

  private func recordNoExamples(_ names: [String], _ mistakes: Mistakes) {
    mistakes.record(
      "the scenario has no examples, so it has no \(names.quoted("or"))", at: 0..<0,
      remedy: "write the path without '#'")
  }

  private func noExample(_ name: String, among names: [String]) -> SourceError {
    SourceError(
      file: location.path, message: "the scenario has no example \(name.quoted)",
      remedy: Suggestion.question(for: name, among: names)
        ?? "examples: \(names.joined(separator: ", "))")
  }
}
