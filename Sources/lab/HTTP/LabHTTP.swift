import AutoTrack
import AutoTrackHTTP
import Foundation

/// Asks servers for the lab: takes requests on its input, and gives their answers on its output.
///
/// It is a program of its own because the platform's network takes longer to load than the lab may
/// take to start. Its argument is how many seconds it waits for an answer. It ends with its input,
/// so that it never outlives the lab.
@main
enum LabHTTP {
  static func main() {
    // What cannot be read or written any more is the lab's end, of which nobody is left to be told.
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

  /// The next request; nil once there is none.
  private static func nextMessage(from input: FileHandle) throws -> TransportMessage? {
    let prefix = try bytes(TransportMessage.prefixLength, from: input)
    guard let length = TransportMessage.length(prefix) else { return nil }
    let content = try bytes(length, from: input)
    return content.count == length ? TransportMessage(content) : nil
  }

  /// So many bytes, or fewer at the end of the input.
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
