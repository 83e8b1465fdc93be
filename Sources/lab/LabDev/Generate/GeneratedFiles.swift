import LabCommands
import LabKit
import LabLanguage
import LabLeague
import LabSystem

/// Files of the repository that `lab-dev generate` writes, by the name that chooses them.
struct GeneratedFiles: Sendable {
  let name: String
  /// True for files that take minutes; they are written only by their name.
  var isSlow = false
  /// The files with their texts, made from other files of the repository.
  let files: @Sendable (any FileSource) throws(LabError) -> [(path: String, text: String)]

  static let all = [
    GeneratedFiles(name: "shapes") { _ in
      GeneratedShapes.texts.map { ("Sources/MiniUI/Dispatch/Shapes/\($0).swift", $1) }
    },
    GeneratedFiles(name: "messages") { files throws(LabError) in
      let folder = "Sources/MiniUI/Dispatch/Messages"
      let table = try files.bytes(
        of: "\(folder)/Messages.txt", remedy: "run it at the top of the repository")
      let source = MessageSource(String(decoding: table, as: UTF8.self))
      return MessageSource.Part.allCases.map {
        ("\(folder)/Messages+\($0.rawValue).swift", source.text(of: $0))
      }
    },
    GeneratedFiles(name: "schema") { _ in
      [("Scenarios/scenario.schema.json", FormatReference.schema)]
    },
    GeneratedFiles(name: "format") { _ in [("docs/format.md", FormatReference.document)] },
    GeneratedFiles(name: "survival", isSlow: true) { files throws(LabError) in
      let paths = try Command.publishedCorpora(files, remedy: "name other files")
      let league = League(try Command.corpora(Command.contents(of: paths, files)))
      return [(SurvivalSource.path, SurvivalSource.text(of: league))]
    },
  ]

  /// Returns the files of some names, or all that take seconds.
  static func chosen(_ names: [String]) throws(LabError) -> [GeneratedFiles] {
    guard !names.isEmpty else { return all.filter { !$0.isSlow } }
    return try names.map { name throws(LabError) in
      if let files = all.first(where: { $0.name == name }) { return files }
      let known = all.map(\.name)
      throw .usage(
        "no generated files are called \(name.quoted)",
        remedy: Suggestion.question(for: name, among: known)
          ?? "names: \(known.joined(separator: ", "))")
    }
  }
}
