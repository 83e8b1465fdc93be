/// The reason why a bench gave no figure.
enum BenchError: Error, CustomStringConvertible {
  /// Calls went missing, so the time has no meaning.
  case lostCalls(String)
  /// The measured code had an unexpected result.
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
