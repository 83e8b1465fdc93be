import Dispatch
import Foundation
import Testing

@testable import AutoTrack
@testable import LabKit
import Wording

/// Oversized answers, which lab-http must reject while it reads them.
///
/// The space: answers of known and unknown length, plain and compressed, and the three sizes
/// around the limit.
@Suite struct HTTPAnswerLimits {
  private static let limit = 1_048_576
  private static let refusal = "the answer is longer than 1048576 bytes"
  /// The seconds after which lab-http is ended: it reads an answer of any length without its limit.
  private static let deadline = 30

  /// The forms of an answer of 48 MiB.
  enum Manner: String, CaseIterable {
    case endless, chunked, announced, bomb

    var head: String {
      let rest =
        switch self {
        case .endless: ""
        case .chunked: "Transfer-Encoding: chunked\r\n"
        case .announced: "Content-Length: 50331648\r\n"
        case .bomb: "Content-Encoding: gzip\r\n"
        }
      return "HTTP/1.1 200 OK\r\n\(rest)\r\n"
    }

    /// The repeated piece of the body, with the maximum number of repetitions.
    var body: (piece: [UInt8], times: Int) {
      let piece = [UInt8](repeating: 65, count: 65_536)
      return switch self {
      case .endless, .announced: (piece, 768)
      case .chunked: (Array("10000\r\n".utf8) + piece + Array("\r\n".utf8), 768)
      case .bomb: (HTTPAnswerLimits.bomb, 1)
      }
    }
  }

  /// 48 MiB of zeros, compressed.
  private static let bomb = Gzip.compressed([UInt8](repeating: 0, count: 50_331_648))

  private static func answer(to address: String) throws -> (TransportAnswer, peak: Int) {
    let (program, input, output) = (Process(), Pipe(), Pipe())
    program.executableURL = URL(filePath: HTTPProgram.path)
    program.arguments = ["9"]
    (program.standardInput, program.standardOutput) = (input, output)
    try program.run()
    let number = program.processIdentifier
    let end = DispatchWorkItem { kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(deadline), execute: end)
    defer {
      end.cancel()
      kill(number, SIGKILL)
      program.waitUntilExit()
    }
    let request = TransportRequest(method: "POST", address: address, body: [1])
    let bytes = try #require(TransportMessage(request).bytes)
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    let prefix = try read(TransportMessage.prefixLength, from: output)
    let length = try #require(
      TransportMessage.length(prefix), "there is no answer within \(deadline) s")
    let answer = TransportMessage(try read(length, from: output))?.answer
    return (try #require(answer), try peak(of: number))
  }

  private static func read(_ count: Int, from pipe: Pipe) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count,
      let more = try pipe.fileHandleForReading.read(upToCount: count - bytes.count),
      !more.isEmpty
    {
      bytes += more
    }
    return bytes
  }

  /// The peak memory of a process in KiB (proc(5)); 0 outside Linux.
  private static func peak(of process: Int32) throws -> Int {
    #if os(Linux)
      let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(line.split { !$0.isNumber }.first.flatMap { Int($0) })
    #else
      return 0
    #endif
  }

  @Test(arguments: Manner.allCases)
  func `an answer beyond the limit is rejected while it is read`(manner: Manner) throws {
    let (piece, times) = manner.body
    let server = try LoopbackServer(answering: manner.head, thenAtMost: times, piece)
    let (answer, peak) = try Self.answer(to: server.address)
    #expect(answer == .failure(Sentence(name: Self.refusal)))
    // The program itself takes about 40 MiB.
    #expect(peak < 80 * 1024, "\(peak) KiB")
  }

  @Test(arguments: [-1, 0, 1])
  func `the answer limit is exact to the byte`(excess: Int) throws {
    let body = [UInt8](repeating: 65, count: Self.limit + excess)
    let head = "HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n\r\n"
    let server = try LoopbackServer(answering: head, thenAtMost: 1, body)
    let (answer, _) = try Self.answer(to: server.address)
    if excess > 0 {
      #expect(answer == .failure(Sentence(name: Self.refusal)))
    } else if case .response(let response) = answer {
      #expect(response.body == body)
    } else {
      Issue.record("\(answer)")
    }
  }
}
