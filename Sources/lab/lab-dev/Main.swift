import LabCommands
import LabDev

/// The `lab-dev` command.
@main
enum Main {
  static func main() { Lab.main(.development) }
}
