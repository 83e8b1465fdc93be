import AutoTrack
import AutoTrackHTTP
import Wording
import Foundation

/// The program that sends the lab's requests: reads them from stdin, writes responses to stdout.
///
/// It is a separate program because the platform's networking takes longer to load than the lab may
/// take to start. Its argument is the timeout in seconds. It ends with its input, so that it never
/// outlives the lab.
@main
enum LabHTTP {
  static func main() {
    // Reading and writing fail only after the lab has ended, which is the end of this program.
    try? serve()
  }

  private static func serve() throws {
    let (input, output) = (FileHandle.standardInput, FileHandle.standardOutput)
    let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init)
    let wait = seconds ?? Double(HTTPTransport.longestWait)
    while let message = try nextMessage(from: input) {
      let answer =
        message.request.map { HTTPTransport.answer(to: $0, within: wait) }
        ?? .failure("the lab's request could not be read")
      guard let bytes = TransportMessage(answer).bytes else { return }
      try output.write(contentsOf: Data(bytes))
    }
  }

  /// Returns the next request; nil at the end of the input.
  private static func nextMessage(from input: FileHandle) throws -> TransportMessage? {
    let prefix = try bytes(TransportMessage.prefixLength, from: input)
    guard let length = TransportMessage.length(prefix) else { return nil }
    let content = try bytes(length, from: input)
    return content.count == length ? TransportMessage(content) : nil
  }

  /// Reads `count` bytes, or fewer at the end of the input.
  private static func bytes(_ count: Int, from input: FileHandle) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count,
      let more = try input.read(upToCount: count - bytes.count), !more.isEmpty
    {
      bytes += more
    }
    return bytes
  }
}
