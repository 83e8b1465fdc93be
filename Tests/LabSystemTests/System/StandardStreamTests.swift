import Foundation
import Testing
@testable import LabSystem

@Suite struct StandardStreams {
  @Test func `a full disk is reported when the stream finishes`() throws {
    let file = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let stream = StandardStream(file.fileDescriptor)
    stream.write("a")
    #expect(throws: OutputError(reason: "no space left on device")) { try stream.finish() }
    try file.close()
  }

  @Test func `a stream that was never open is reported when it finishes`() {
    let stream = StandardStream(-1)
    stream.write("a")
    let error = OutputError(reason: "it is closed; redirect it to a file, or to /dev/null")
    #expect(throws: error) { try stream.finish() }
    #expect(stream.isClosed)
  }

  @Test func `no file takes the number of a standard stream that was closed`() async {
    await #expect(processExitsWith: .success) {
      for descriptor in [STDIN_FILENO, STDOUT_FILENO] { close(descriptor) }
      FailedWrites.holdStandardStreams()
      let file = unsafe open("/dev/null", O_WRONLY)
      #expect(file > STDERR_FILENO)
      let output = StandardStream.output()
      output.write("a")
      #expect(throws: OutputError.self) { try output.finish() }
      #expect(throws: FileError.self) { try Disk.standardInput() }
    }
  }

  @Test func `streams that are open stay as they are`() async {
    await #expect(processExitsWith: .success) {
      let before = (0...2).map { fcntl($0, F_GETFL) }
      FailedWrites.holdStandardStreams()
      #expect((0...2).map { fcntl($0, F_GETFL) } == before)
    }
  }

  @Test func `a closed stream without text is no error`() throws {
    try StandardStream(-1).finish()
  }

  @Test func `a pipe without a reader is silent`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let stream = StandardStream(pipe.fileHandleForWriting.fileDescriptor)
    stream.write("a")
    try stream.finish()
    #expect(stream.isClosed)
  }
}
