import ExtendedTracker
import LabCommands
import LedgerTracker

/// The `lab` command with two more trackers: `second-lab run --tracker ledger`.
@main
enum Main {
  static func main() { Lab.main(adding: [LedgerTracker.self, ExtendedTracker.self]) }
}
