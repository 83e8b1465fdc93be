import LabLanguage
import LabRules
import LabSystem

/// The reports that a command line asks for: at most one on standard output, others in files.
struct ReportRequests<Name: RawRepresentable<String> & Sendable> {
  /// The reports with their files; nil for standard output.
  let all: [(name: Name, path: String?)]

  /// Parses `pretty,sarif=FILE` and checks every path, before anything runs.
  ///
  /// The inputs are the files that the command reads, which a report must not replace.
  init(
    _ text: String, among names: [Name], inputs: [String], _ console: CommandConsole
  ) throws(LabError) {
    var requests: [(name: Name, path: String?)] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      let request = try Self.request(word, among: names)
      let taken = requests.map { Self.spelling(of: $0.path, console) }
      try Self.check(request, taken, inputs, console)
      requests.append(request)
    }
    all = requests
  }

  private static func request(
    _ word: String, among names: [Name]
  ) throws(LabError) -> (name: Name, path: String?) {
    let sign = word.firstIndex(of: "=")
    let text = String(word[..<(sign ?? word.endIndex)])
    guard let name = names.first(where: { $0.rawValue == text }) else {
      throw .usage(
        "unknown reporter \(text.quoted)",
        remedy: Suggestion.remedy(for: text, among: names.map(\.rawValue), "reporters"))
    }
    let path = sign.map { String(word[word.index(after: $0)...]) }
    if path == "" { throw .usage("\(text) needs a file", remedy: "write \(text)=FILE") }
    return (name, path == StreamedFiles.name ? nil : path)
  }

  private static func spelling(of path: String?, _ console: CommandConsole) -> String? {
    path.map { console.files.spelling(of: $0) }
  }

  private static func check(
    _ request: (name: Name, path: String?), _ taken: [String?], _ inputs: [String],
    _ console: CommandConsole
  ) throws(LabError) {
    let (path, remedy) = (request.path, "write \(request.name.rawValue)=FILE with another file")
    guard !taken.contains(Self.spelling(of: path, console)) else {
      let place = path?.quoted ?? "standard output"
      throw .usage("two reports would go to \(place)", remedy: remedy)
    }
    guard let path else { return }
    guard !inputs.contains(where: { console.files.has(path, in: $0) }) else {
      throw .usage("a report would replace \(path.quoted), which is read", remedy: remedy)
    }
    if let obstacle = console.obstacle(ofReport: path) { throw .unwritable(obstacle) }
  }
}

extension FileSource {
  /// True if a path names an input: a file, one of a folder's screens, or one that matches.
  func has(_ path: String, in input: String) -> Bool {
    if isSame(input, path) { return true }
    let plain = spelling(of: input)
    let glob = PathGlob(plain)
    guard glob.isPattern || kind(of: input) == .folder else { return false }
    let start = (plain.hasPrefix("/") ? "/" : "") + plain.fixedFolder
    let folder = glob.isPattern ? start : plain
    return everything(below: folder.isEmpty ? "." : folder).contains { file in
      (glob.isPattern ? glob.matches(spelling(of: file)) : file.isScreenFile) && isSame(file, path)
    }
  }

  /// True if two paths name one file.
  fileprivate func isSame(_ one: String, _ other: String) -> Bool {
    if one == StreamedFiles.name { return false }
    if spelling(of: one) == spelling(of: other) { return true }
    guard let identity = identity(of: one) else { return false }
    return identity == self.identity(of: other)
  }
}
