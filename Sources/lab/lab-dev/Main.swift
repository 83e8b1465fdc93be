import LabCommands

/// The `lab-dev` command: the repository's own tools.
@main
enum Main {
  static func main() { Lab.main(adding: [], CommandGroup.development) }
}

extension CommandGroup {
  /// The commands of `lab-dev`.
  static let development = [
    CommandGroup("Check the lab", [.bench, .crashtest, .sessions, .calibrate]),
    CommandGroup("Help", [.help]),
  ]
}
