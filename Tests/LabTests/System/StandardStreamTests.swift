import Foundation
import Testing

@testable import LabKit

@Suite struct StandardStreams {
  @Test func `a full disk is an error in words`() throws {
    let file = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let stream = StandardStream(file.fileDescriptor)
    stream.write("a")
    #expect(throws: OutputError(reason: "no space left on device")) { try stream.finish() }
    try file.close()
  }

  @Test func `a stream that was closed from the start is written to in silence`() throws {
    let stream = StandardStream(-1)
    stream.write("a")
    try stream.finish()
    #expect(stream.isClosed)
  }
}
