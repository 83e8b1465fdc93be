import LabLanguage
import MiniUI

/// A comparison of the screen with a step's expectation.
struct ScreenCheck {
  private let expectation: ScreenExpectation

  init(_ expectation: ScreenExpectation) {
    self.expectation = expectation
  }

  /// Returns the differences between the screen and the expectation.
  func differences(in state: AppState) -> [Difference] {
    texts(state) + [controller(state), stack(state)].compactMap(\.self)
  }

  private func texts(_ state: AppState) -> [Difference] {
    guard !expectation.texts.isEmpty else { return [] }
    let texts = state.texts
    let found = texts.isEmpty ? "no text" : texts.map { "\"\($0)\"" }.joined(separator: ", ")
    return expectation.texts.filter { !texts.contains($0.value) }.map { text in
      Self.difference("see", expected: "\"\(text.value)\"", found: found, at: text.range)
    }
  }

  private func controller(_ state: AppState) -> Difference? {
    guard let expected = expectation.controller else { return nil }
    let found = state.controller?.class.name
    guard found != expected.value else { return nil }
    return Self.difference(
      "screen", expected: expected.value, found: found ?? "none", at: expected.range)
  }

  private func stack(_ state: AppState) -> Difference? {
    guard let expected = expectation.stack else { return nil }
    let names = expected.value.map(\.value)
    let found = state.stack?.map(\.class.name)
    guard found != names else { return nil }
    return Self.difference(
      "stack", expected: names.joined(separator: ", "),
      found: found?.joined(separator: ", ") ?? "none", at: expected.range)
  }

  private static func difference(
    _ subject: String, expected: String, found: String, at range: Range<Int>
  ) -> Difference {
    Difference(
      expected: Difference.Fact(subject, expected), found: Difference.Fact(subject, found),
      range: range)
  }
}
