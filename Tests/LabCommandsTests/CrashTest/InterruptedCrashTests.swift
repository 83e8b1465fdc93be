import Foundation
import Testing
import TestSupport

@testable import LabLanguage

/// Crash tests of real processes that a signal ends.
@Suite struct InterruptedCrashTests {
  /// Signals with their delays in milliseconds.
  private static let moments = [SIGINT, SIGTERM, SIGHUP].flatMap { number in
    [0, 120, 400].map { (number, $0) }
  }

  @Test(
    arguments: TestSpace("InterruptedCrashTests", moments).covering({ $0.0 }, { $0.1 }))
  func `an interrupted crash test leaves no folder`(_ number: Int32, _ delay: Int) throws {
    let folder = try TemporaryFolder("interrupted" + "\(number) \(delay)".asLetters)
    let process = try LabProgram.process(["crashtest", "--real"], named: "lab-dev")
    process.environment?["TMPDIR"] = folder.path
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }
    let end = ContinuousClock.now + .seconds(30)
    while try names().isEmpty, ContinuousClock.now < end { usleep(1_000) }
    usleep(UInt32(delay * 1_000))
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    // A child process that was killed with it may still be exiting.
    while try !names().isEmpty, ContinuousClock.now < end { usleep(1_000) }
    #expect(try names() == [])
  }
}
