import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabReport
@testable import LabSystem

@Suite struct DeterminismChecks {
  private static let steps = "    { launch: {} },\n    { tap: '#buy' },\n    { tap: '#share' },"
  private let folder = MemoryFolder([
    "s/1.json5": Shop.scenario(steps: steps), "s/2.json5": Shop.scenario(steps: steps),
  ])

  /// Runs the check with a child process whose output `change` may alter.
  private func check(_ words: String..., changing change: @escaping (String) -> String = { $0 })
    -> LabRun
  {
    let host = ScriptedHost()
    host.child = { [folder] arguments throws(HostError) in
      let output = MemoryOutput()
      let console = CommandConsole(output: output, errors: MemoryOutput(), files: folder)
      _ = Lab.main(arguments: arguments, console)
      return Array(change(output.text).utf8)
    }
    let output = MemoryOutput()
    let messages = MemoryOutput()
    let console = CommandConsole(
      output: output, errors: messages, files: folder, store: folder, host: host)
    let code = Lab.main(arguments: ["run", "s", "--check-determinism"] + words, console)
    return LabRun(code, output: output.text, messages: messages.text)
  }

  @Test func `a deterministic run prints that all bytes matched`() {
    let verdict =
      "2 scenarios gave the same bytes three times: twice here, once with another hash "
      + "seed\n"
    let plain = LabRun("run", "s", in: folder)
    #expect(check() == LabRun(.held, output: plain.output, messages: verdict))
    #expect(check("--seed", "3", "-j", "2").messages == verdict)
  }

  @Test func `a divergent child process fails the check with the step and the byte`() {
    let run = check { $0.replacing("UIButton[1]  \"Share\"", with: "UIButton[2]  \"Share\"") }
    #expect(run.code == .failed)
    #expect(
      run.messages == """
        s/1.json5: step 3, byte 305 of its pretty report differs in a process with another hash \
        seed: 'ler[0]/UIButton[1]  "Share"' became 'ler[0]/UIButton[2]  "Share"'
        2 scenarios ran three times: twice here, once with another hash seed

        """)
  }

  @Test func `properties that only jsonl prints are compared`() {
    let run = check {
      $0.replacing("\"$element_frame\":[20,200", with: "\"$element_frame\":[20,201")
    }
    #expect(run.code == .failed)
    #expect(run.messages.hasPrefix("s/1.json5: step 3, byte "))
    #expect(run.messages.contains(" of its jsonl report differs in a process"))
  }

  @Test func `a child process that cannot start is a fault of the lab`() {
    let run = LabRun("run", "s", "--check-determinism", in: folder)
    #expect(run.code == .fault)
    #expect(
      run.messages
        == "lab: the scenarios did not run in a separate process: no process can be started "
        + "here; this is a bug in the lab\n")
  }

  @Test func `a divergence between two runs names the scenario and the step`() throws {
    let one = try run(Shop.scenario(steps: Self.steps))
    let other = try run(Shop.scenario(steps: Self.steps.replacing("#share", with: "#buy")))
    let transcript = Transcript(of: [one], .pretty)
    #expect(transcript.divergence(from: transcript.bytes, in: "the second run") == nil)
    let bytes = Transcript(of: [other], .pretty).bytes
    let found = try #require(transcript.divergence(from: bytes, in: "the second run"))
    #expect((found.path, found.step, found.byte) == ("s.json5", 3, 237))
    #expect(found.expected == "00:00.050  tap #share")
    #expect(found.found == "00:00.050  tap #buy")
  }

  @Test func `truncated output diverges where it ends`() throws {
    let transcript = Transcript(of: [try run(Shop.scenario(steps: Self.steps))], .jsonl)
    let bytes = Array(transcript.bytes.dropLast(10))
    let found = try #require(transcript.divergence(from: bytes, in: "x"))
    #expect(found.byte == bytes.count + 1)
    #expect(found.step == 3)
  }
}
