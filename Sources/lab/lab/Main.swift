import LabCommands

/// The `lab` command.
@main
enum Main {
  static func main() { Lab.main() }
}
