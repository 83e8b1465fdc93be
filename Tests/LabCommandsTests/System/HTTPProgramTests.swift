import AutoTrack
import Foundation
import Testing

@testable import LabKit
@testable import LabSystem
import Wording

/// Real requests by lab-http.
@Suite struct HTTPPrograms {
  private static func program(
    waiting wait: Duration = .seconds(9), _ silence: Silence = Silence()
  ) throws -> HTTPProgram {
    let folder = try #require(LabProgram.executable()).deletingLastPathComponent()
    return HTTPProgram(
      at: folder.appending(path: "lab-http").path, wait: wait, silence: silence)
  }

  private static func request(_ address: String, _ body: [UInt8] = [1]) -> TransportRequest {
    TransportRequest(method: "POST", address: address, body: body)
  }

  @Test func `lab-http is installed beside the lab`() throws {
    #expect(HTTPProgram.path.hasSuffix("/lab-http"))
    #expect(FileManager.default.isExecutableFile(atPath: HTTPProgram.path))
    _ = try Machine().httpClients()()
  }

  @Test func `answers have a status, headers and a body, request after request`() throws {
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

  @Test func `a truncated answer is a failure`() throws {
    let server = try LoopbackServer(answering: "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{")
    let answer = try Self.program().answer(to: Self.request(server.address))
    #expect(
      answer
        == .failure(
          Sentence(
            name: "127.0.0.1:\(server.port) closed the connection in the middle of its answer; "
              + "check the server's log")))
  }

  @Test func `a silent server times out, and later requests fail at once`() throws {
    let server = try LoopbackServer(answering: nil)
    let silence = Silence(longest: .milliseconds(100))
    func answer() throws -> TransportAnswer {
      let program = try Self.program(waiting: .milliseconds(300), silence)
      return program.answer(to: Self.request(server.address))
    }
    let (first, second) = (try answer(), try answer())
    let place = "127.0.0.1:\(server.port)"
    let remedy = "check whether the server is busy or hangs"
    #expect(first == .failure("\(place) gave no answer within 0.3 s; \(remedy)"))
    #expect(
      second
        == .failure("the server has not answered for 0.1 s; sending has stopped; \(remedy)"))
  }

  @Test func `an answer resets the silence`() {
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
    (
      "http://127.0.0.1:1/",
      "no server is listening at 127.0.0.1:1; start it, or correct the port"
    ),
    (
      "http://no.such.host.invalid/",
      "the host no.such.host.invalid was not found; "
        + "check its spelling and this machine's network"
    ),
    ("nowhere", "'nowhere' is not a server address; use http://…"),
  ])
  func `an unreachable address is reported with a reason`(address: String, reason: String) throws {
    let answer = try Self.program().answer(to: Self.request(address))
    #expect(answer == .failure(Sentence(name: reason)))
  }

  @Test func `a server with another protocol is reported with a remedy`() throws {
    let ssh = try LoopbackServer(answering: "SSH-2.0-OpenSSH_9.2\r\n")
    #expect(
      try Self.program().answer(to: Self.request(ssh.address))
        == .failure(
          "127.0.0.1:\(ssh.port) does not answer in HTTP; use the port of an HTTP server"))
    let plain = try LoopbackServer(answering: "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
    let secure = plain.address.replacing("http://", with: "https://")
    #expect(
      try Self.program().answer(to: Self.request(secure))
        == .failure(
          "127.0.0.1:\(plain.port) does not speak TLS; use http:// or another port"))
  }

  @Test func `an address may have an uppercase scheme`() throws {
    let server = try LoopbackServer(answering: "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
    let address = server.address.replacing("http://", with: "HTTP://")
    let answer = try Self.program().answer(to: Self.request(address))
    guard case .response(let response) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(response.status == 200)
  }

  #if os(Linux)
    /// Measures CPU time, not elapsed time; polling once used half a core.
    @Test func `waiting for an answer uses little CPU time`() throws {
      let server = try LoopbackServer(answering: nil)
      let (program, input) = (Process(), Pipe())
      program.executableURL = URL(filePath: HTTPProgram.path)
      program.arguments = ["9"]
      (program.standardInput, program.standardOutput) = (input, Pipe())
      try program.run()
      let request = try #require(TransportMessage(Self.request(server.address)).bytes)
      try input.fileHandleForWriting.write(contentsOf: Data(request))
      usleep(500_000)
      let before = try Self.ticks(of: program.processIdentifier)
      usleep(2_000_000)
      let ticks = try Self.ticks(of: program.processIdentifier) - before
      kill(program.processIdentifier, SIGKILL)
      program.waitUntilExit()
      #expect(ticks < 30, "\(ticks) of 200")
    }

    /// The CPU time of a process in hundredths of a second (proc(5)).
    private static func ticks(of process: Int32) throws -> Int {
      let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      let fields = try #require(text.split(separator: ")").last).split(separator: " ")
      return try #require(Int(fields[11])) + #require(Int(fields[12]))
    }
  #endif

  @Test(arguments: [
    ("/bin/true", "the program has ended"), ("/nowhere/lab-http", "could not be started"),
    ("/bin/sleep", "no answer before the timeout"),
  ])
  func `a program that does not answer is a failure`(path: String, reason: String) throws {
    let program = HTTPProgram(at: path, wait: .seconds(2), grace: .milliseconds(-1_800))
    guard case .failure(let message) = program.answer(to: Self.request("http://h/")) else {
      Issue.record("\(path) has answered")
      return
    }
    let text = message.text
    #expect(text.hasPrefix("lab-http failed: ") && text.hasSuffix(reason), "\(text)")
  }
}
