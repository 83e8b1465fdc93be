import MiniUI
import Testing

/// The printed class table contains the cached methods of delegates (OB-9).
@Suite struct DelegateNotes {
  private let stage = Stage()

  private func lines() -> [Substring] {
    stage.process.classes.description.split(separator: "\n").filter { $0.contains(" answers ") }
  }

  @Test func `OB-9 the printed table lists the methods that a delegate had when it was set`() {
    let field = stage.view(Rect(x: 0, y: 0, width: 100, height: 30), TextField.self)
    let delegate = Listener(in: stage.process)
    field.delegate = delegate
    #expect(lines() == [])
    stage.process.classes[Listener.self].addMethod(
      .textFieldShouldReturn, Body { (_: Listener, _, _) in true })
    #expect(lines() == [])
    field.delegate = nil
    field.delegate = delegate
    #expect(lines() == ["delegate of UITextField: Listener answers textFieldShouldReturn:"])
    field.delegate = nil
    #expect(lines() == [])
  }
}
