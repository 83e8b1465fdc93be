@testable import LabSystem

/// A host whose input is the lines of a test.
final class TypedLines: Host {
  private var lines: [String]
  let hasKeyboard: Bool

  init(_ lines: [String], onKeyboard hasKeyboard: Bool = false) {
    (self.lines, self.hasKeyboard) = (lines, hasKeyboard)
  }

  func line() -> String? { lines.isEmpty ? nil : lines.removeFirst() }

  var elapsed: Duration { .zero }
  func pause(_ duration: Duration) -> Bool { false }
  func output(
    ofLab arguments: [String], meanwhile: () -> Void
  ) throws(HostError) -> [UInt8] {
    try StillHost().output(ofLab: arguments, meanwhile: meanwhile)
  }
  func code(ofLab arguments: [String]) throws(HostError) -> Int32 {
    try StillHost().code(ofLab: arguments)
  }
}
