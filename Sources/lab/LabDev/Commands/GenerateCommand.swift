import LabCommands
import LabLanguage
import LabSystem
import Wording

extension Command {
  static let generate = Command(
    name: "generate", operands: "[NAME…]", summary: "writes generated files of the repository",
    details: [
      "NAME is \(GeneratedFiles.all.map(\.name).joined("or")). Without a name all are written, but",
      "not those that take minutes: "
        + "\(GeneratedFiles.all.filter(\.isSlow).map(\.name).joined("and")).",
    ],
    flags: [.staleFiles],
    examples: ["lab-dev generate", "lab-dev generate --check", "lab-dev generate messages"]
  ) { arguments, console throws(LabError) in
    var hasStale = false
    for set in try GeneratedFiles.chosen(arguments.operands) {
      for file in try set.files(console.files) {
        let bytes = Array(file.text.utf8)
        guard (try? console.files.read(file.path)) != bytes else { continue }
        if arguments.has(.staleFiles) {
          hasStale = true
          console.write(
            message: "lab: \(file.path) is stale; lab-dev generate \(set.name) writes it")
          continue
        }
        do throws(FileError) {
          try console.store.write(bytes, to: file.path)
        } catch {
          throw .unwritable(error)
        }
        console.write(lines: ["wrote \(file.path)"])
      }
    }
    return hasStale ? .failed : .held
  }
}

extension Flag {
  fileprivate static let staleFiles = Flag(
    "--check", "writes nothing; names the stale files and exits 1")
}
