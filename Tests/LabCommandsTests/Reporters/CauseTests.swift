import Foundation
import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem
import Wording

/// The reason why a step could not run, its consequences and its remedies.
@Suite struct Causes {
  private static let rows = (0..<40).map { "\"Row \($0)\"" }.joined(separator: ", ")
  private static let deep = """
    { is: "UIButton", id: "deep", title: "Deep", frame: [20, 700, 100, 44] }
    """
  private static let views = """
              { is: "UIButton", id: "buy", title: "Buy", frame: [20, 100, 100, 44],
                on: { touchUpInside: "didTapBuy:" } },
              { is: "UITableView", id: "products", frame: [0, 200, 390, 200],
                sections: [{ rows: [\(rows)] }] },
              { is: "UIScrollView", id: "page", frame: [0, 420, 390, 200], contentSize: [390, 900],
                subviews: [\(deep)] },
    """

  private func lines(_ steps: String, methods: String = Shop.methods) -> [String] {
    let text = Shop.scenario(steps: steps, views: Self.views, methods: methods)
    return LabRun(running: text).output.split(separator: "\n").map(String.init)
  }

  /// Steps that cannot run, of every kind of reason that people meet often.
  private static let faults = [
    "{ tap: 'Buy' }", "{ tap: { row: '0:30', in: '#products' } }", "{ tap: 'Row 30' }",
    "{ tap: '#deep' }", "{ launch: {} }", "{ send: 'pay' }", "{ foreground: {} }",
  ]

  @Test(arguments: faults) func `no sentence is printed twice`(_ fault: String) throws {
    let text = Shop.scenario(
      steps: """
          { launch: {} }, { set: { '#buy.title': 'Buys' } },
          \(fault.dropLast()), expect: [{ event: '$AppClick' }] },
        """, views: Self.views)
    let output = LabRun(running: text).output
    let sentences = output.split { $0 == "\n" || $0 == ";" }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.split(separator: " ").count > 3 }
    #expect(Set(sentences).count == sentences.count, "\(output)")
    let message = try #require(try run(text).fault?.message.text)
    #expect(output.split(separator: message).count == 2, "\(output)")
  }

  @Test func `an expectation that is pasted holds`() throws {
    let steps = [
      "launch: {}", "tap: '#buy'", "wait: '1s'", "set: { '#buy.title': 'More' }", "tap: '#buy'",
      "wait: '8s'", "background: {}",
    ]
    let open = steps.map { "    { \($0) }," }.joined(separator: "\n")
    let first = lines(open.replacing("tap: '#buy' }", with: "tap: '#buy', expect: [] }"))
    let pasted = first.compactMap { $0.firstMatch(of: /to expect this: (.*),$/).map { "\($0.1)" } }
    // The other steps give no event.
    try #require(pasted.count == 4)
    var rest = pasted[...]
    let closed = steps.map { step in
      let isSilent = step.hasPrefix("set") || step.hasPrefix("wait")
      return "    { \(step)" + (isSilent ? "" : ", \(rest.popFirst() ?? "")") + " },"
    }
    let text = Shop.scenario(steps: closed.joined(separator: "\n"), views: Self.views)
    let run = LabRun(running: text)
    #expect(run.code == .held, "\(run.output)\(run.messages)")
  }
}
