/// A failure of a bench, which then measures no figure.
enum BenchError: Error, CustomStringConvertible {
  /// Calls went missing, so the time has no meaning.
  case lostCalls(String)
  /// The measured code had an unexpected result.
  case wrong(String)
  /// The lab could not start itself.
  case noChild(String)

  var description: String {
    switch self {
    case .lostCalls(let name): "\(name): the figure was not measured: calls are missing"
    case .wrong(let result): "the figure was not measured: unexpected result: \(result)"
    case .noChild(let path): "\(path) could not be started; run the lab by its full path"
    }
  }
}
