import AutoTrack
import Foundation
import Testing

@testable import lab

/// Real requests by the program beside the lab.
@Suite struct HTTPPrograms {
  private static func program(
    waiting wait: Duration = .seconds(9), _ silence: Silence = Silence()
  ) throws -> HTTPProgram {
    let folder = try #require(LabProgram.executable).deletingLastPathComponent()
    return HTTPProgram(
      at: folder.appending(path: "lab-http").path, wait: wait, silence: silence)
  }

  private static func request(_ address: String, _ body: [UInt8] = [1]) -> TransportRequest {
    TransportRequest(method: "POST", address: address, body: body)
  }

  @Test func `the program stands beside the lab`() throws {
    #expect(HTTPProgram.path.hasSuffix("/lab-http"))
    #expect(FileManager.default.isExecutableFile(atPath: HTTPProgram.path))
    _ = try Machine().httpClients()()
  }

  @Test func `an answer comes with its status, headers and body, one after another`() throws {
    let server = try LoopbackServer(
      answering: "HTTP/1.1 202 OK\r\nX-A: b\r\nContent-Length: 2\r\n\r\n{}")
    let program = try Self.program()
    for size in [1, 3, 200_000] {
      let body = [UInt8](repeating: 65, count: size)
      guard case .response(let response) = program.answer(to: Self.request(server.address, body))
      else {
        Issue.record("no answer to \(size) bytes")
        continue
      }
      #expect(response.status == 202)
      #expect(response.headers["x-a"] == "b")
      #expect(response.body == Array("{}".utf8))
    }
  }

  @Test func `a server that closes in the middle of its answer has not answered`() throws {
    let server = try LoopbackServer(answering: "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{")
    let answer = try Self.program().answer(to: Self.request(server.address))
    #expect(
      answer == .failure("127.0.0.1:\(server.port) broke off in the middle of its answer"))
  }

  @Test func `a server that never answers is waited for so long, and then asked no more`() throws {
    let server = try LoopbackServer(answering: nil)
    let silence = Silence(longest: .milliseconds(100))
    func answer() throws -> TransportAnswer {
      let program = try Self.program(waiting: .milliseconds(300), silence)
      return program.answer(to: Self.request(server.address))
    }
    let (first, second) = (try answer(), try answer())
    #expect(first == .failure("there was no answer within 0.3 s"))
    #expect(second == .failure("nothing has answered for too long, and nothing is sent any more"))
  }

  @Test func `an answer ends the silence`() {
    let silence = Silence(longest: .seconds(2))
    silence.add(.seconds(1))
    #expect(!silence.isTooLong)
    silence.end()
    silence.add(.seconds(1))
    #expect(!silence.isTooLong)
    silence.add(.seconds(1))
    #expect(silence.isTooLong)
  }

  @Test(arguments: [
    ("http://127.0.0.1:1/", "nobody listens at 127.0.0.1:1"),
    ("http://no.such.host.invalid/", "there is no host no.such.host.invalid"),
    ("nowhere", "'nowhere' is no address of a server; write http://…"),
  ])
  func `an address that nobody answers at says why`(address: String, reason: String) throws {
    #expect(try Self.program().answer(to: Self.request(address)) == .failure(reason))
  }

  @Test(arguments: [
    ("/bin/true", "the program has ended"), ("/nowhere/lab-http", "could not be started"),
    ("/bin/sleep", "there was no answer in time"),
  ])
  func `a program that does not answer is a failure`(path: String, reason: String) throws {
    let program = HTTPProgram(at: path, wait: .seconds(2), grace: .milliseconds(-1_800))
    guard case .failure(let message) = program.answer(to: Self.request("http://h/")) else {
      Issue.record("\(path) has answered")
      return
    }
    #expect(message.hasPrefix("lab-http failed: ") && message.hasSuffix(reason), "\(message)")
  }
}
