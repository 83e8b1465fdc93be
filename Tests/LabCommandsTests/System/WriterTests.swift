import Foundation
import Synchronization
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// Commands that write a file, with obstacles at its path.
@Suite struct WriterTests {
  private static let scenario = """
    { scenario: 'A button', app: { root: 'Home', classes: { Home: { is: 'UIViewController',
        view: { subviews: [{ is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 0, 90, 44],
          on: { touchUpInside: 'buy:' } }] }, methods: { 'buy:': [] } } } },
      steps: [{ launch: {} }] }
    """

  /// The words of a command line that writes to a path, with the scenario's path.
  private typealias Writer = @Sendable (_ scenario: String, _ file: String) -> [String]

  private static let writers: [String: Writer] = [
    "pretty": { ["run", "--reporter", "pretty=\($1)", $0] },
    "jsonl": { ["run", "--reporter", "jsonl=\($1)", $0] },
    "junit": { ["run", "--reporter", "junit=\($1)", $0] },
    "github": { ["run", "--reporter", "github=\($1)", $0] },
    "encode as lines": { ["encode", "--jsonl", $1, $0] },
    "encode as a table": { ["encode", "--csv", $1, $0] },
    "encode as protobuf": { ["encode", "--protobuf", $1, $0] },
    "paths": { scenario, _ in ["paths", "--update", scenario] },
    "pick": { ["pick", $0, "#buy", "--name", "Buy", "--rules", $1] },
  ]

  /// The obstacle at the path.
  private enum Trap: String, CaseIterable {
    case nothing, file, link, linkIntoNothing, linkedFolder, temporary
  }

  @Test(arguments: writers.keys.sorted())
  func `a command writes only the named file`(_ name: String) throws {
    for trap in Trap.allCases {
      let folder = try TemporaryFolder("writers" + (name + trap.rawValue).asLetters)
      try folder.write(Self.scenario, to: "s.json5")
      try folder.write("precious", to: "elsewhere/victim")
      let target = name == "paths" ? "s.paths.json5" : name == "pick" ? "rules.json5" : "target"
      var scenario = "\(folder.path)/s.json5"
      // Rules need a folder named `rules`.
      let place = name == "pick" ? "rules/" : ""
      if !place.isEmpty { try folder.write("", to: "rules/.keep") }
      var path = "\(folder.path)/\(place)\(target)"
      switch trap {
      case .nothing: break
      case .file: try folder.write("[]", to: place + target)
      case .link:
        try folder.write("[]", to: "elsewhere/\(target)")
        try folder.link(place + target, to: "\(folder.path)/elsewhere/\(target)")
      case .linkIntoNothing:
        try folder.link(place + target, to: "\(folder.path)/elsewhere/\(target)")
      case .linkedFolder:
        let linked = name == "pick" ? "linked/rules" : "linked"
        if name == "pick" { try folder.write("", to: "linked/.keep") }
        try folder.link(linked, to: "\(folder.path)/elsewhere")
        if name == "paths" { try folder.write(Self.scenario, to: "elsewhere/s.json5") }
        scenario = name == "paths" ? "\(folder.path)/linked/s.json5" : scenario
        path = "\(folder.path)/\(linked)/\(target)"
      case .temporary:
        let process = ProcessInfo.processInfo.processIdentifier
        for ending in ["\(process).part", "part", "tmp", "\(process)"] {
          try folder.link("\(place)\(target).\(ending)", to: "\(folder.path)/elsewhere/victim")
        }
      }
      let writer = try #require(Self.writers[name])
      let words = writer(scenario, path)
      let (output, messages) = (MemoryOutput(), MemoryOutput())
      let code = Lab.main(
        arguments: words,
        CommandConsole(output: output, errors: messages, files: Disk(), store: Disk()))
      if name == "paths", trap == .link || trap == .linkIntoNothing {
        // The person does not give the name of a snapshot.
        #expect(code == .invalid && messages.text.contains("it is a link; remove it"))
        let linked = try? Disk().read("\(folder.path)/elsewhere/\(target)")
        #expect(linked == (trap == .link ? Array("[]".utf8) : nil))
        continue
      }
      #expect(code == .held, "\(trap): \(messages.text)")
      let written = try String(decoding: Disk().read(path), as: UTF8.self)
      #expect(!written.isEmpty && written != "[]" && written != "precious", "\(trap)")
      #expect(try Disk().read("\(folder.path)/elsewhere/victim") == Array("precious".utf8))
      let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .compactMap { $0.split(separator: "/").last.map(String.init) }
      let expected = ["s.json5", "elsewhere", "linked", "victim", "rules", ".keep", target]
      let traps = left.filter { $0.hasPrefix("\(target).") }
      #expect(Set(left).subtracting(expected).subtracting(traps).isEmpty, "\(trap): \(left)")
      #expect(traps.count == (trap == .temporary ? 4 : 0), "\(left)")
    }
  }

  @Test(arguments: writers.keys.sorted())
  func `a limit on the size of files ends a command with code 2 and leaves no file`(
    _ name: String
  ) async throws {
    let folder = try TemporaryFolder("limited" + name.asLetters)
    try folder.write(Self.scenario, to: "s.json5")
    if name == "pick" { try folder.write("", to: "rules/.keep") }
    let path = folder.path
    let before = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    await #expect(processExitsWith: .success) { [name, path = path as String] in
      let writer = try #require(WriterTests.writers[name])
      let file = path + (name == "pick" ? "/rules/target" : "/target")
      try FileSizes.limit(to: 8)
      let messages = MemoryOutput()
      let code = Lab.main(
        arguments: writer(path + "/s.json5", file),
        CommandConsole(output: MemoryOutput(), errors: messages, files: Disk(), store: Disk()))
      #expect(code == .invalid, "\(messages.text)")
      #expect(messages.text.contains("file too large"))
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: path).sorted() == before)
  }

  @Test func `temporary files have unpredictable names`() throws {
    let folder = try TemporaryFolder()
    let seen = NameLog(in: folder.path)
    let disk = Disk { step in if step == .synced { seen.look() } }
    for _ in 0..<20 { try disk.write(Array("x".utf8), to: "\(folder.path)/x", isSynced: true) }
    #expect(seen.names.count == 20)
    #expect(Set(seen.names.map { $0.count }).count == 1)
  }
}

/// The limit of the size of files, as `ulimit -f` sets it.
private enum FileSizes {
  static func limit(to bytes: UInt) throws {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Darwin)
      let code = unsafe setrlimit(RLIMIT_FSIZE, &limit)
    #else
      let code = unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #endif
    #expect(code == 0)
  }
}

/// The names seen in a folder over time.
private final class NameLog: Sendable {
  private let path: String
  private let seen = Mutex<Set<String>>([])

  init(in path: String) { self.path = path }

  var names: Set<String> { seen.withLock { $0 } }

  func look() {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    seen.withLock { $0.formUnion(all.filter { $0 != "x" }) }
  }
}
