import LabLanguage

/// A reporter on the command line, with the destination of its report.
package struct ReporterRequest: Equatable, Sendable {
  package let name: ReporterName
  /// The file; nil for stdout.
  package let path: String?

  /// The message for two reporters on stdout, which would mix their lines.
  static let oneOwner = "only one reporter may own stdout"

  /// Parses `pretty,junit=FILE`; at most one report goes to stdout.
  package static func list(_ text: String?) throws(LabError) -> [ReporterRequest] {
    guard let text else { return [ReporterRequest(name: .pretty, path: nil)] }
    var requests: [ReporterRequest] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      requests.append(try one(String(word)))
    }
    let owners = requests.filter { $0.path == nil }.map(\.name.rawValue)
    guard owners.count <= 1 else {
      throw .usage(oneOwner, remedy: "give the others files: \(owners[1])=FILE")
    }
    for (index, request) in requests.enumerated() {
      guard let path = request.path,
        requests[..<index].contains(where: { $0.path?.plainPath == path.plainPath })
      else { continue }
      throw .usage("two reports would go to \(path.quoted)", remedy: "name another file")
    }
    return requests
  }

  private static func one(_ word: String) throws(LabError) -> ReporterRequest {
    let sign = word.firstIndex(of: "=")
    let text = String(word[..<(sign ?? word.endIndex)])
    let path = sign.map { String(word[word.index(after: $0)...]) }
    guard let name = ReporterName(rawValue: text) else { throw unknown(text) }
    if path == "" || (path == nil && name == .junit) {
      throw .usage("\(text) needs a file", remedy: "write \(text)=FILE")
    }
    return ReporterRequest(name: name, path: path)
  }

  private static func unknown(_ text: String) -> LabError {
    let names = ReporterName.allCases.map(\.rawValue)
    let usages = ReporterName.allCases.map(\.usage)
    return .usage(
      "unknown reporter \(text.quoted)",
      remedy: Suggestion.question(for: text, among: names)
        ?? "reporters: \(usages.joined(separator: ", "))")
  }
}
