import Foundation
import Testing

@testable import LabKit

@Suite struct StandardStreams {
  @Test func `a full disk is reported when the stream finishes`() throws {
    let file = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let stream = StandardStream(file.fileDescriptor)
    stream.write("a")
    #expect(throws: OutputError(reason: "no space left on device")) { try stream.finish() }
    try file.close()
  }

  @Test func `writing to a closed stream is silent`() throws {
    let stream = StandardStream(-1)
    stream.write("a")
    try stream.finish()
    #expect(stream.isClosed)
  }
}
