import LabLanguage
import MiniUI

/// The steps on the keyboard.
extension Simulation {
  /// Taps the input, if the step names one, and types.
  func type(_ typing: Typing) throws(StepFault) -> TouchMiss? {
    if let input = typing.input, let miss = try tap(into: input.value) { return miss }
    let text = typed(typing.text.value)
    try withKeyboard { (keyboard) throws(KeyboardMiss) in try keyboard.type(text) }
    return nil
  }

  /// Taps the input and deletes its text.
  func clear(_ input: ElementSelector) throws(StepFault) -> TouchMiss? {
    if let miss = try tap(into: input) { return miss }
    try withKeyboard { (keyboard) throws(KeyboardMiss) in try keyboard.clear() }
    return nil
  }

  /// Presses a key that types no letter.
  func press(_ key: KeyboardKey) throws(StepFault) {
    try withKeyboard { (keyboard) throws(KeyboardMiss) in
      switch key {
      case .return: try keyboard.pressReturn()
      case .delete: try keyboard.deleteBackward()
      }
    }
  }

  /// Taps an input, unless it already has the keyboard.
  private func tap(into input: ElementSelector) throws(StepFault) -> TouchMiss? {
    let session = try visible()
    do throws(AimError) {
      let view = try Self.element(input, in: session.process)
      let focused = session.process.application.firstResponder as? View
      if let focused, focused === view || focused.isDescendant(of: view) { return nil }
      session.finger(0).tap(at: try aim(at: input, in: session.process).get())
      return nil
    } catch {
      return try error.miss()
    }
  }

  private func withKeyboard(
    _ work: (Keyboard) throws(KeyboardMiss) -> Void
  ) throws(StepFault) {
    let process = try visible().process
    do throws(KeyboardMiss) {
      try work(Keyboard(using: process))
    } catch {
      throw StepFault("\(error)", in: process)
    }
  }
}
