import Foundation
import TestSupport
import Testing

/// Wrong options of the collector of `Tests/Collector`.
@Suite struct CollectorOptions {
  private static let mistakes = [
    ("--port -1", "argument --port: -1 is not from 0 to 65535"),
    ("--port 65536", "argument --port: 65536 is not from 0 to 65535"),
    ("--port x", "argument --port: invalid whole number value: 'x'"),
    ("--die-after 0", "argument --die-after: 0 is not from 1 to 1000000000"),
    ("--die-after 1000000001", "argument --die-after: 1000000001 is not from 1 to 1000000000"),
    ("--lifetime 0", "argument --lifetime: 0 is not above 0, or more than a year of seconds"),
    ("--lifetime -1", "argument --lifetime: -1 is not above 0, or more than a year of seconds"),
    ("--lifetime nan", "argument --lifetime: nan is not above 0, or more than a year of seconds"),
    ("--lifetime inf", "argument --lifetime: inf is not above 0, or more than a year of seconds"),
    ("--seed x", "argument --seed: invalid int value: 'x'"),
    ("--fail slwo", "'slwo' is no way to fail; write MODE or MODE:SHARE with a share from 0 to 1"),
    ("--fail loss:2", "'loss:2' is no way to fail; write MODE or MODE:SHARE with a share from 0"),
    ("--fail status=99", "'status=99' is no way to fail; write MODE or MODE:SHARE with a share"),
  ]

  @Test(arguments: TestSpace("CollectorOptions", mistakes).some(3))
  func `the error for an option out of range names the option`(options: String, message: String)
    throws
  {
    let words = options.split(separator: " ").map(String.init)
    let refusal = try Collector.refusal(of: ["--database", "/nowhere/events.sqlite"] + words)
    #expect(refusal.code == 2)
    #expect(refusal.message.contains("error: \(message)"), "\(refusal.message)")
  }

  @Test func `the error for a database that cannot be written names it and the remedy`() throws {
    let refusal = try Collector.refusal(of: ["--database", "/proc/nowhere/events.sqlite"])
    #expect(refusal.code == 2)
    #expect(
      refusal.message
        == "collector: the database '/proc/nowhere/events.sqlite' cannot be used: unable to open "
        + "database file; name a file of the collector's, or a new one in a folder that can be "
        + "written")
    let other = try Collector.refusal(of: ["--database", #filePath])
    #expect(other.code == 2)
    #expect(other.message.contains("cannot be used: file is not a database; name a file of"))
  }

  @Test func `the errors for a taken port and an unwritable port file name them`() throws {
    let collector = try Collector()
    let port = try #require(URL(string: collector.address)?.port)
    let taken = try Collector.refusal(of: ["--database", ":memory:", "--port", "\(port)"])
    #expect(taken.code == 2)
    #expect(
      taken.message == "collector: port \(port) cannot be had: Address already in use; "
        + "name another, or 0 for a free one")
    let words = ["--database", ":memory:", "--port-file", "/proc/nowhere/port"]
    let refusal = try Collector.refusal(of: words)
    #expect(refusal.code == 2)
    #expect(
      refusal.message == "collector: the port cannot be written to '/proc/nowhere/port': "
        + "No such file or directory; name a file in a folder that can be written")
  }
}
