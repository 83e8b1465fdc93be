@testable import LabCommands
@testable import LabSystem

/// The answer of one command, as the lines of a case show it.
struct CaseAnswer {
  let run: LabRun
  /// The command of the lab, whose usage follows a wrong command line.
  let command: String

  /// Runs a line such as `lab check a.json5 | head 3` on the files of a case.
  init(_ line: String, in folder: MemoryFolder) {
    let shell = CaseShell(line, in: folder)
    (run, command) = (shell.run(), shell.words.count > 1 ? shell.words[1] : "")
  }
}

extension CaseAnswer {
  /// The output, the messages and the exit code in full.
  var lines: [String] {
    let usage = LabRun.usage(of: command)
    if run.code == .invalid, run.output.isEmpty, run.messages.hasPrefix("lab: "),
      run.messages.hasSuffix("\n" + usage)
    {
      return Self.prefixed("?", String(run.messages.dropFirst(5).dropLast(usage.count)))
    }
    let lines = Self.prefixed(">", run.output) + Self.prefixed("!", run.messages)
    guard run.code != .held, let first = lines.first else {
      return run.code == .held ? lines : ["= \(run.code.rawValue)"]
    }
    return ["\(first.prefix(1))\(run.code.rawValue)\(first.dropFirst())"] + lines.dropFirst()
  }

  private static func prefixed(_ prefix: String, _ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += "␃" }
    return lines.map { $0.isEmpty ? prefix : "\(prefix) \($0)" }
  }
}
