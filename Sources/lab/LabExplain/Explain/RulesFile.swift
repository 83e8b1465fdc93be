package import AutoTrack
import LabKit
import LabLanguage
package import LabSystem

/// A file of circled elements to which a rule is added.
package struct RulesFile {
  package let path: String
  private let text: String
  private let rules: [Located<CircledRule>]
  /// The bytes of the whole list; nil without a file.
  private let list: Range<Int>?
  private let indent: Int
  private let console: CommandConsole

  /// Reads and checks the file, if it exists; throws outside of a folder of rules.
  package init(_ path: String, _ console: CommandConsole) throws(LabError) {
    self.path = path
    self.console = console
    try Self.checkPlace(of: path, console)
    guard console.files.kind(of: path) != nil else {
      (text, rules, list, indent) = ("", [], nil, 2)
      return
    }
    // An empty file, or empty standard input, stands for a new one.
    if (try? console.files.read(path))?.isEmpty == true {
      (text, rules, list, indent) = ("", [], nil, 2)
      return
    }
    let file = try console.sourceFile(at: path, remedy: "write [] into it, or name another file")
    let mistakes = Mistakes(in: file)
    let node = try? JSON5.parse(file)
    guard let rules = CircledRule.file.read(fileOf: mistakes), mistakes.isEmpty, let node else {
      throw .invalid(mistakes.errors.map { $0.remedied(by: Self.remedy) })
    }
    (self.rules, list) = (rules, (FileKinds.list(in: node) ?? node).range)
    // An object around the list indents its rules.
    indent = node.kind == .array ? 2 : 4
    text = String(decoding: file.bytes, as: UTF8.self)
  }

  private static let remedy = "give a list of rules such as [], or name another file"

  /// Rejects other folders, in which the file would be taken for a scenario.
  private static func checkPlace(of path: String, _ console: CommandConsole) throws(LabError) {
    guard !path.isEmpty else { throw .usage("--rules needs the path of a file, found ''") }
    guard console.files.kind(of: path) != .folder else {
      let name = path.hasSuffix("/") ? path : path + "/"
      throw .usage(
        "--rules takes a file; '\(path.printable)' is a folder",
        remedy: "write --rules '\(name.printable)NAME.json5'")
    }
    if let place = ScenarioSearch.rulesPath(for: path) {
      throw .usage(
        "'\(path.printable)' would be read as a scenario, because its folder is not named 'rules'",
        remedy: "write --rules '\(place.printable)'")
    }
  }

  /// Makes the folder of the file, but not its parents.
  private func makeFolder() throws(LabError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    guard console.files.kind(of: folder) == nil else { return }
    do throws(FileError) {
      try console.store.makeFolder(folder)
    } catch {
      throw .invalid([
        SourceError(
          file: folder, message: "the folder cannot be created: \(error.reason)",
          remedy: "create the folders above it, or name another file")
      ])
    }
  }

  /// Throws if a rule of one of the names exists; the other way out is the command's own.
  package func refuse(_ names: [String], or other: String) throws(LabError) {
    let all = names.lazy.compactMap { name in rules.first { $0.value.name == name } }
    guard let known = all.first,
      let file = try? SourceFile(name: path, bytes: Array(text.utf8))
    else { return }
    throw .invalid([
      SourceError(
        Mistake(
          "the file already has a rule called \(known.value.name.quoted)",
          at: known.range.lowerBound,
          remedy: "\(other), or remove the rule from the file"),
        in: file)
    ])
  }

  /// Adds rules to the file as it is now, all or none; comments stay in place.
  ///
  /// It may have changed since it was read here: other labs add rules, too.
  package func add(_ added: [CircledRule], or other: String) throws(LabError) {
    try makeFolder()
    try console.store.editing(path) { () throws(LabError) in
      let current = try RulesFile(path, console)
      try current.refuse(added.map(\.name), or: other)
      try current.write(with: added)
    }
  }

  private func write(with added: [CircledRule]) throws(LabError) {
    let new = text(with: added)
    let check = (try? SourceFile(name: path, bytes: Array(new.utf8))).map { Mistakes(in: $0) }
    let read = check.flatMap { CircledRule.file.read(fileOf: $0) }
    // The new text is read back: an edit must not damage the person's file.
    guard read?.map(\.value) == rules.map(\.value) + added else {
      throw .fault("the written rules file cannot be read")
    }
    do throws(FileError) {
      try console.store.write(new, to: path)
    } catch {
      throw .invalid([
        SourceError(
          file: path, message: "it cannot be written: \(error.reason)", remedy: error.wayOut)
      ])
    }
  }

  private func text(with added: [CircledRule]) -> String {
    guard let list else {
      return "[\n" + added.map { "  \($0.text),\n" }.joined() + "]\n"
    }
    let bytes = Array(text.utf8)
    let end = ListEnd(of: list, after: rules.last?.range.upperBound, in: bytes)
    let edits = end.edits(adding: added.map(\.text), indent: indent)
    return String(decoding: edits.applied(to: bytes), as: UTF8.self)
  }
}
