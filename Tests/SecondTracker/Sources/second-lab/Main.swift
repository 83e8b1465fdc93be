import LabCommands
import LedgerTracker

/// The `lab` command with one more tracker: `second-lab run --tracker ledger`.
@main
enum Main {
  static func main() { Lab.main(adding: [LedgerTracker.self]) }
}
