import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

/// Reports on deliveries to a real server that did not accept all events.
@Suite struct UploadReports {
  private static let steps = "{ launch: {} }, { flush: {} }, { tap: '#buy' }"
  private static let words =
    "2 events delivered to \(PlayedServer.address), 1 not delivered: "
    + "the server answered 500; check the server's log"
  private static let again = "again: lab run s.json5 --upload \(PlayedServer.address)"

  /// A server that accepts only the first request.
  private static func run(_ reporters: String, into folder: MemoryFolder) -> LabRun {
    let server = PlayedServer { $0 == 1 ? PlayedServer.well : PlayedServer.status(500) }
    return server.run(
      "--reporter", reporters, scenario: Shop.scenario(steps: steps), into: folder)
  }

  @Test func `JUnit reports a failed delivery at the scenario's title`() throws {
    let folder = MemoryFolder([:])
    #expect(Self.run("junit=out.xml", into: folder).code == .failed)
    let report = try #require(folder["out.xml"])
    #expect(report.contains("<testsuites name=\"lab\" tests=\"1\" failures=\"1\""))
    #expect(
      report.contains(
        "<failure message=\"s.json5:2:3: \(Self.words)\" type=\"delivery\">"
          + "s.json5:2:3: \(Self.words)\n\(Self.again)</failure>"))
  }

  @Test func `GitHub reports a failed delivery at the scenario's title`() {
    let run = Self.run("github", into: MemoryFolder([:]))
    #expect(
      run.output == """
        ::error file=s.json5,line=2,col=3,title=A shop::\(Self.words)%0A\(Self.again)
        1 scenario failed, 0 passed, 3 events

        """)
  }

  @Test func `jsonl reports a failed delivery once on stderr`() {
    let run = Self.run("jsonl", into: MemoryFolder([:]))
    #expect(
      run.messages == "s.json5: \(Self.words)\n1 scenario failed, 0 passed, 3 events\n")
  }

  @Test func `a scenario with a failed delivery is recorded as failed`() {
    let folder = MemoryFolder([:])
    _ = Self.run("pretty", into: folder)
    #expect(folder[LastFailed.path] == "[\"s.json5\"]\n")
  }
}
