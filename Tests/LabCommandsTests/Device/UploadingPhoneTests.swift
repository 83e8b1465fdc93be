import AutoTrack
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem
import Wording

/// Kept devices that deliver to a real server.
@Suite struct UploadingPhones {
  @Test func `undelivered records are kept and delivered once by the next run`() throws {
    let phone = try KeptPhone()
    let down = PlayedServer { _ in .failure("nobody listens at h:1") }
    let first = down.run("--device", phone.path, scenario: KeptPhone.tap)
    #expect(first.code == .invalid)
    #expect(first.messages.hasSuffix(", 3 wait on the device: nobody listens at h:1\n"))
    let kept = try phone.records()
    #expect(kept.map(\.sequence) == [1, 2, 3])
    let server = PlayedServer()
    let second = server.run("--device", phone.path, scenario: KeptPhone.tap)
    #expect(second.code == .held)
    #expect(second.output.contains("\n  6 events delivered to \(PlayedServer.address)\n"))
    #expect(try phone.records() == [])
    let sent = server.records.joined(separator: ";").split(separator: ";")
    #expect(sent.first == "\(kept[0].session):1-3")
    #expect(Set(sent).count == sent.count)
  }

  @Test func `records without an answer are resent by the next run`() throws {
    let phone = try KeptPhone()
    let dying = PlayedServer { $0 == 1 ? PlayedServer.well : .failure("closed the connection") }
    let text = KeptPhone.tap.replacing("{ tap", with: "{ flush: {} }, { tap")
    let first = dying.run("--device", phone.path, scenario: text)
    #expect(first.code == .failed)
    #expect(try phone.records().map(\.sequence) == [3])
    let server = PlayedServer()
    #expect(server.run("--device", phone.path, scenario: text).code == .held)
    let again = try #require(dying.records.last)
    #expect(server.records.first?.hasPrefix(again) == true)
  }
}
