import Testing
import Wording

@testable import AutoTrack

/// Requests and answers as bytes, between two programs.
@Suite struct TransportMessages {
  private static let request = TransportRequest(
    method: "POST", address: "http://h/é", headers: ["A": "1", "a": "", "B": "2"],
    body: [0, 255, 10])
  private static let answers: [TransportAnswer] = [
    .failure(""), .failure("nobody listens at h:1"), .response(TransportResponse(status: 204)),
    .response(TransportResponse(status: 200, headers: ["ETag": "\"x\""], body: [0xFF, 0])),
  ]

  /// The content after the total length.
  private func content(_ message: TransportMessage) throws -> [UInt8] {
    let bytes = try #require(message.bytes)
    #expect(TransportMessage.length(bytes) == bytes.count - 4)
    return Array(bytes.dropFirst(4))
  }

  @Test func `a request is read back`() throws {
    let message = try #require(TransportMessage(try content(TransportMessage(Self.request))))
    #expect(message.request == Self.request)
    #expect(message.answer == nil)
  }

  @Test(arguments: answers)
  func `an answer is read back`(answer: TransportAnswer) throws {
    #expect(TransportMessage(try content(TransportMessage(answer)))?.answer == answer)
  }

  @Test func `a failure keeps the form and the arguments of its sentence`() throws {
    let message = TransportMessage(.failure("\(2, "byte") of \(9) came"))
    guard case .failure(let reason) = TransportMessage(try content(message))?.answer else {
      Issue.record("the failure is not read back")
      return
    }
    #expect(reason.form == "{} byte{s} of {} came" && reason.arguments.map(\.text) == ["2", "9"])
  }

  @Test func `lengths are big-endian and precede their content`() {
    let bytes = TransportMessage(.failure("no")).bytes
    let no: [UInt8] = [0, 0, 0, 2, 0x6E, 0x6F]
    #expect(bytes == [0, 0, 0, 23, 0, 0, 0, 7] + Array("failure".utf8) + no + no)
    #expect(TransportMessage.length([0, 1, 2, 3]) == 66_051)
    #expect(TransportMessage.length([0, 1, 2]) == nil)
    #expect(TransportMessage.length([0x10, 0, 0, 1]) == nil)
  }

  @Test func `truncated or invalid bytes are not a message`() throws {
    let bytes = try content(TransportMessage(Self.request))
    for count in 1..<bytes.count {
      let message = TransportMessage(Array(bytes.prefix(count)))
      #expect(message?.request != Self.request, "\(count)")
    }
    #expect(TransportMessage([])?.request == nil)
    #expect(TransportMessage([0, 0, 0, 1, 65])?.answer == nil)
    #expect(TransportMessage([0, 0, 0, 2, 65]) == nil)
  }
}
