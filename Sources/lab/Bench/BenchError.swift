/// Why a bench gave no figure.
enum BenchError: Error, CustomStringConvertible {
  /// Fewer calls arrived than were made, so the time means nothing.
  case lostCalls(String)
  /// The bench did something else than it says; this came of it.
  case wrong(String)
  /// The lab could not start itself.
  case noChild(String)

  var description: String {
    switch self {
    case .lostCalls(let name): "\(name): not every call arrived, so there is no figure"
    case .wrong(let result): "unexpected, so there is no figure: \(result)"
    case .noChild(let path): "\(path) could not be started; run the lab by its full path"
    }
  }
}
