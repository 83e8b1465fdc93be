import AutoTrack
import Foundation
import LabExplainSupport
import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem
@testable import LabDev

#if canImport(Glibc)
  import Glibc

  /// Checks that no object outlives its simulation.
  ///
  /// Objects are detected by their memory: the first run fills the shared caches, and no later run
  /// may leave more. Each kind is measured in a separate process.
  @Suite struct ObjectLifetimeTests {
    @Test func `scenarios of the repository leave no object`() async {
      await #expect(processExitsWith: .success) {
        let sample = RepositoryRun.sample(for: "ObjectLifetimeTests")
        for loaded in sample { _ = Simulation(loaded).run() }
        try LiveMemory.check(
          sample.map { loaded in
            (loaded.path, { _ = Simulation(loaded).run() })
          }, tolerance: 2_048)
      }
    }

    @Test func `devices of a fleet leave no object`() async {
      await #expect(processExitsWith: .success) {
        let file = Repository.root.appending(path: "Scenarios/fleet/h5.json5").path
        let loaded = try #require(ScenarioSelection([file], Disk()).loaded.first)
        let model = try #require(FleetModel(loaded, seed: 1))
        func play(_ numbers: Range<Int>) throws {
          for number in numbers { _ = try FleetDevice(model: model, number: number).tally() }
        }
        try play(0..<10)
        try LiveMemory.check([("devices", { try? play(10..<20) })], tolerance: 20_480)
      }
    }

    private static let commands = [
      ["lab-dev", "sessions", "--seeds", "2", "--steps", "60"],
      ["lab-dev", "crashtest", "--points", "12"],
      ["lab-dev", "crashtest", "--points", "12", "-j", "2"],
      ["fleet", "f.json5"], ["fleet", "f.json5", "-j", "2"], ["run", "s.json5"],
      ["run", "-j", "2", "s.json5"], ["run", "--check-determinism", "s.json5"],
      ["run", "--upload", "http://127.0.0.1/", "s.json5"],
      ["why", "s.json5"], ["why", "hook.json5"], ["dispatch", "hook.json5"],
      ["dispatch", "hook.json5", "--diff", "1", "2"], ["screen", "s.json5", "--numbers"],
      ["screen", "hook.json5", "--at", "3", "--before"], ["tree", "s.json5"], ["paths", "s.json5"],
      ["ids", "s.json5"],
      ["pick", "s.json5", "#buy", "--name", "Buy"], ["encode", "s.json5", "--jsonl", "e"],
    ]

    @Test(arguments: TestSpace("ObjectLifetimeTests", commands).some(5))
    func `a command leaves no object`(_ words: [String]) async {
      await #expect(processExitsWith: .success) { [words] in
        let run = {
          let files = MemoryFolder([
            "s.json5": Shop.scenario(
              steps: "{ launch: {} }, { tap: '#buy' }, { relaunch: {} }, { wait: '20s' }",
              tracker: "{ upload: { address: 'https://data.example/' } }"),
            "hook.json5": Shop.scenario(
              steps: """
                { launch: {} },
                { hook: [
                  { add: "-[UIViewController x_viewDidAppear:]", like: "viewDidAppear:", do: [
                    { note: "x" }, { call: "x_viewDidAppear:" } ] },
                  { exchange: "-[UIViewController viewDidAppear:]",
                    with: "-[UIViewController x_viewDidAppear:]" },
                  { replace: "-[UIApplication sendAction:to:from:forEvent:]", do: [
                    { original: {} } ] } ] },
                { tap: '#buy' }, { relaunch: {} }
                """),
            "f.json5": FleetStage.text(devices: 3),
          ])
          let host = ScriptedHost()
          host.server = { _ in .response(TransportResponse(status: 200, headers: [:], body: [])) }
          let console = CommandConsole(
            output: MemoryOutput(), errors: MemoryOutput(), files: files, store: files, host: host)
          _ = Lab.run(words, console)
        }
        for _ in 0..<3 { run() }
        try LiveMemory.check([(words.joined(separator: " "), run)], tolerance: 8_192)
      }
    }

    @Test(arguments: TestSpace("ObjectLifetimeTests", BenchLoop.allCases.map(\.rawValue)).some(5))
    func `a bench loop leaves no object`(_ name: String) async {
      await #expect(processExitsWith: .success) { [name] in
        let loop = try #require(BenchLoop(rawValue: name))
        for _ in 0..<2 { try loop.run(calls: 4) }
        try LiveMemory.check([(name, { try? loop.run(calls: 4) })], tolerance: 20_480)
      }
    }
  }

  private enum LiveMemory {
    struct Left: Error, CustomStringConvertible {
      let description: String
    }

    /// Repeats each body; fails if one leaves more memory each time.
    static func check(_ things: [(name: String, body: () -> Void)], tolerance: Int) throws {
      var left: [String] = []
      for thing in things {
        // Growth of shared caches happens once.
        var growth: [Int] = []
        repeat {
          let before = try bytes()
          thing.body()
          growth.append(try bytes() - before)
        } while growth.count < 4 && growth.last ?? 0 > tolerance
        if growth.min() ?? 0 > tolerance { left.append("\(thing.name): \(growth)") }
      }
      guard left.isEmpty else {
        print(left.joined(separator: "\n"))
        throw Left(description: left.joined(separator: "\n"))
      }
    }

    private typealias Info = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt

    /// The bytes in use, as `malloc` reports them.
    static func bytes() throws -> Int {
      let symbol = unsafe dlsym(nil, "malloc_info")
      var (text, size) = (unsafe UnsafeMutablePointer<CChar>?.none, 0)
      guard let symbol = unsafe symbol, let file = unsafe open_memstream(&text, &size) else {
        throw Left(description: "the C library does not tell")
      }
      let info = unsafe unsafeBitCast(symbol, to: Info.self)
      _ = unsafe info(0, file)
      unsafe fclose(file)
      guard let text = unsafe text else { return 0 }
      defer { unsafe free(text) }
      let lines = unsafe String(cString: text).split(separator: "\n")
      // The totals of all arenas come last.
      func total(_ start: String) -> Int {
        let line = lines.last { $0.hasPrefix(start) } ?? ""
        return line.firstMatch(of: #/size="(\d+)"/#).flatMap { Int($0.1) } ?? 0
      }
      return total("<system type=\"current\"") - total("<total type=\"fast\"")
        - total("<total type=\"rest\"") + total("<total type=\"mmap\"")
    }
  }
#endif
