import Foundation
import Testing

@testable import lab

#if canImport(Glibc)
  import Glibc

  /// Objects that outlive the simulation that they belong to; there must be none, whatever runs.
  ///
  /// Every object is counted by the memory that it takes: after a first run, which fills what all
  /// runs share, no further run leaves anything. Each kind is counted in a process of its own.
  @Suite struct ObjectLifetimeTests {
    @Test func `no device of a fleet leaves an object`() async {
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
  }

  /// The memory that objects take.
  private enum LiveMemory {
    struct Left: Error, CustomStringConvertible {
      let description: String
    }

    /// Does things again and again; none may leave more from time to time.
    static func check(_ things: [(name: String, body: () -> Void)], tolerance: Int) throws {
      var left: [String] = []
      for thing in things {
        // What is left by growth of what all share is left once.
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

    /// What `malloc` has given out and not got back, by its own account.
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
      // The sums of all arenas come last.
      func total(_ start: String) -> Int {
        let line = lines.last { $0.hasPrefix(start) } ?? ""
        return line.firstMatch(of: #/size="(\d+)"/#).flatMap { Int($0.1) } ?? 0
      }
      return total("<system type=\"current\"") - total("<total type=\"fast\"")
        - total("<total type=\"rest\"") + total("<total type=\"mmap\"")
    }
  }
#endif
