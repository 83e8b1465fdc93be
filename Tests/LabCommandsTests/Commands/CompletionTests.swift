import Foundation
import LabKitSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct ShellCompletions {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `a shell's completions name every command and flag`(_ shell: String) {
    let run = LabRun("completions", shell)
    #expect(run.code == .held)
    for command in Command.all {
      #expect(run.output.contains(command.name))
      for flag in command.flags {
        let name = shell == "fish" ? String(flag.name.drop { $0 == "-" }) : flag.name
        #expect(run.output.contains(name), "\(command.name) \(flag.name)")
      }
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `an installed shell parses its completions`(_ shell: String) throws {
    guard let path = Self.path(of: shell) else {
      try Test.cancel("\(shell) is not on this machine")
    }
    let file = FileManager.default.temporaryDirectory
      .appending(path: "lab-\(UUID().uuidString).\(shell)")
    defer { try? FileManager.default.removeItem(at: file) }
    try LabRun("completions", shell).output.write(to: file, atomically: true, encoding: .utf8)
    #expect(try Self.code(of: path, "-n", file.path()) == 0)
  }

  @Test func `bash completes a command, a flag and the values of a flag`() throws {
    guard let bash = Self.path(of: "bash") else { try Test.cancel("bash is not here") }
    let script = LabRun("completions", "bash").output
    let lines = [
      (["lab", "co"], "completions"), (["lab", "run", "--shar"], "--shard"),
      (["lab", "tree", "x.json5", "--scheme", "sens"], "sensors"),
    ]
    for (words, completion) in lines {
      let call =
        "COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1); _lab; "
        + "echo \"${COMPREPLY[@]}\""
      #expect(try Self.output(of: bash, "-c", script + call) == completion + "\n")
    }
  }

  @Test func `completions takes exactly one known shell`() {
    for run in [
      LabRun("completions"), LabRun("completions", "zsh", "fish"), LabRun("completions", "csh"),
    ] {
      #expect(run.code == .invalid)
      #expect(run.messages.contains("zsh"))
    }
  }

  @Test func `the manual page names every command and flag in standard requests`() throws {
    let page = LabRun("man").output
    for command in Command.all {
      #expect(page.contains(".SS \"\(command.usage().replacing("-", with: "\\-"))\""))
      for flag in command.flags {
        #expect(page.contains("\\fB\(flag.usage.replacing("-", with: "\\-"))\\fR"))
      }
    }
    let requests: Set = [".TH", ".SH", ".SS", ".TP", ".PP", ".B"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(requests.contains(String(line.prefix { $0 != " " })))
    }
  }

  @Test func `the manual page has the examples of every command, in their order`() {
    let lines = LabRun("man").output.split(separator: "\n")
      .map { String($0).replacing("\\-", with: "-") }
    for command in Command.all where !command.examples.isEmpty {
      let start = lines.firstIndex(of: ".SS \"\(command.usage())\"") ?? lines.endIndex
      let section = lines[start...].dropFirst().prefix { !$0.hasPrefix(".S") }
      let examples = section.drop { $0 != "Examples:" }.dropFirst().filter { $0 != ".PP" }
      #expect(Array(examples) == command.examples, "\(command.name)")
    }
  }

  @Test func `bash completes every flag of the examples`() throws {
    guard let bash = Self.path(of: "bash") else { try Test.cancel("bash is not here") }
    let used = Command.all.flatMap { command in
      command.examples.flatMap { $0.split(separator: " ").prefix { $0 != "|" } }
        .filter { $0.hasPrefix("--") && $0 != "--" }
        .map { (command.name, String($0.prefix { $0 != "=" })) }
    }
    #expect(used.count > 20)
    let calls = used.map { name, flag in
      "COMP_WORDS=(lab \(name) \(flag)); COMP_CWORD=2; _lab; echo \" ${COMPREPLY[*]} \""
    }
    let script = LabRun("completions", "bash").output + calls.joined(separator: "\n")
    let found = try Self.output(of: bash, "-c", script).split(separator: "\n").map(String.init)
    #expect(zip(found, used).allSatisfy { $0.contains(" \($1.1) ") }, "\(found)")
    #expect(found.count == used.count)
  }

  private static func path(of shell: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + shell }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func code(of path: String, _ words: String...) throws -> Int32 {
    try run(path, words).terminationStatus
  }

  private static func output(of path: String, _ words: String...) throws -> String {
    let pipe = Pipe()
    _ = try run(path, words, into: pipe)
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  private static func run(
    _ path: String, _ words: [String], into pipe: Pipe = Pipe()
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    (process.arguments, process.standardOutput) = (words, pipe)
    try process.run()
    process.waitUntilExit()
    return process
  }
}
