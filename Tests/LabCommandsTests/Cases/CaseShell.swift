import LabKitSupport

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// The commands of cases: the lab, a few others, and filters of their output.
struct CaseShell {
  /// The words of the command, without settings, redirections and filters.
  private(set) var words: [String] = []
  private let folder: MemoryFolder
  private var settings: [String: String] = [:]
  private var isMerged = false
  /// The files of `<` and `>`, and the lines of `<<<`.
  private var streams: [String: String] = [:]
  private let filters: [[String]]

  /// Reads a line; blanks separate words, and quotes keep them.
  init(_ line: String, in folder: MemoryFolder) {
    self.folder = folder
    let all = line.matches(of: /(?:'[^']*'|"[^"]*"|[^\ '"])+/).map(\.output)
    let parts = all.split(separator: "|", omittingEmptySubsequences: false)
    filters = parts.dropFirst().map { $0.map(Self.unquoted) }
    var rest = parts[0].drop { $0.contains(/^[A-Z]+=/) }
    for setting in parts[0].prefix(parts[0].count - rest.count) {
      let pair = setting.split(separator: "=", maxSplits: 1)
      settings[String(pair[0])] = pair.count > 1 ? Self.unquoted(pair[1]) : ""
    }
    while let word = rest.popFirst() {
      switch word {
      case "2>&1": isMerged = true
      case "<", ">", "<<<": streams[String(word)] = rest.popFirst().map(Self.unquoted)
      default: words.append(Self.unquoted(word))
      }
    }
  }

  private static func unquoted(_ word: Substring) -> String {
    guard word.contains(where: { "'\"".contains($0) }) else { return String(word) }
    return String(word.replacing(/'([^']*)'|"([^"]*)"/) { $0.1 ?? $0.2 ?? "" })
  }

  func run() -> LabRun {
    var run = plain()
    if isMerged { run = LabRun(run.code, output: run.output + run.messages) }
    for filter in filters {
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let kept = Self.filtered(Array(lines), filter).map { $0 + "\n" }.joined()
      run = LabRun(run.code, output: kept, messages: run.messages)
    }
    guard let target = streams[">"] else { return run }
    folder[target] = run.output
    return LabRun(run.code, messages: run.messages)
  }

  private func plain() -> LabRun {
    switch words[0] {
    case "cat": LabRun(.held, output: folder[words[1]] ?? "no such file\n")
    case "ls": LabRun(.held, output: folder.files.keys.sorted().map { $0 + "\n" }.joined())
    case "rm": change(words[1]) { _ in nil }
    case "edit": change(words[1]) { $0?.replacing(words[2], with: words[3]) }
    case "lock": fail { folder.obstacles[words[1]] = words[2] }
    case "jam": fail { folder.surprises[words[1]] = words[2] }
    default:
      CaseTrace.Kind(rawValue: words[0]).map { CaseTrace($0, of: words[1], in: folder).run }
        ?? lab()
    }
  }

  /// Changes a file; a text that must be there and is not changes nothing, which is reported.
  private func change(_ path: String, _ change: (String?) -> String?) -> LabRun {
    let old = folder[path]
    folder[path] = change(old)
    return LabRun(folder[path] == old ? .failed : .held)
  }

  /// Makes writes of a file fail: `lock` so that it is known before a run, `jam` only at the write.
  private func fail(_ action: () -> Void) -> LabRun {
    action()
    return LabRun(.held)
  }

  private func lab() -> LabRun {
    let width = settings["WIDTH"].flatMap { Int($0) }
    let output = MemoryOutput(isTerminal: width != nil, width: width)
    let messages = MemoryOutput(isTerminal: width != nil, width: width)
    let typed = streams["<<<"].map { $0.split(separator: ";", omittingEmptySubsequences: false) }
    let host: any Host = typed.map { TypedLines($0.map(String.init)) } ?? StillHost()
    let console = CommandConsole(
      output: output, errors: messages, files: folder, store: folder, host: host,
      environment: Environment { settings[$0] })
    let input = streams["<"].map { folder.files[$0] ?? [] }
    let code = Lab.run(
      words[0] == "lab-dev" ? words : Array(words.dropFirst()),
      input.map { bytes in console.streaming { bytes } } ?? console)
    return LabRun(code, output: output.text, messages: messages.text)
  }

  private static func filtered(_ lines: [Substring], _ filter: [String]) -> [Substring] {
    switch filter[0] {
    case "head": Array(lines.prefix(Int(filter[1]) ?? 0))
    case "tail" where filter[1].hasPrefix("+"): Array(lines.dropFirst((Int(filter[1]) ?? 1) - 1))
    case "tail": Array(lines.suffix(Int(filter[1]) ?? 0))
    case "wc": ["\(lines.count)"]
    case "mask": lines.map { $0.replacing(/[0-9.]+\ %(\ \([0-9.]+–[0-9.]+\))?/, with: "… %") }
    case "grep" where filter[1] == "-v": lines.filter { !has($0, filter[2]) }
    default: lines.filter { has($0, filter[1]) }
    }
  }

  private static func has(_ line: Substring, _ pattern: String) -> Bool {
    guard let regex = try? Regex(pattern) else { return line.contains(pattern) }
    return line.contains(regex)
  }
}
