package import LabCommands
import Wording

extension Program {
  /// `lab-dev`: the repository's own tools.
  package static let development = Program(
    "Checks the lab itself: its figures, its crashes, random sessions, generated files.",
    [
      CommandGroup(
        "Tools of the repository:", [.bench, .crashtest, .sessions, .generate, .calibrate]),
      CommandGroup("Help:", [.help]),
    ],
    neighbour: ("lab", Command.all.map(\.name)))
}
