import MiniUI
import Testing

/// Views without interaction beside others of their class with it.
@Suite struct PassedOverViews {
  private let stage = Stage()
  private let place = Rect(x: 10, y: 10, width: 100, height: 44)
  private let finger = Point(x: 20, y: 20)

  /// A view that contains no point and counts the calls of `pointInside`.
  private final class Sieve: View {
    override class var classDefinition: ClassDefinition {
      ClassDefinition(Sieve.self, name: "Sieve") { methods in
        methods.define(.pointInside) { view, _, _, _ in
          view.questions += 1
          return false
        }
      }
    }
    var questions = 0
  }

  @Test func `HT-1 a view without interaction is skipped, as is one like it behind`() {
    let behind = stage.view(place, Sieve.self)
    let front = stage.view(place, Sieve.self)
    front.isUserInteractionEnabled = false
    for count in 1...3 {
      #expect(stage.finger.down(at: finger) === stage.root.view)
      #expect([front.questions, behind.questions] == [0, count])
    }
  }

  @Test func `HT-1 a label over a button does not receive the button's touch`() {
    let button = stage.view(place, Button.self)
    _ = stage.view(place, Label.self)
    for _ in 1...3 { #expect(stage.finger.down(at: finger) === button) }
  }

  @Test func `a hook on hit testing runs for a view without interaction, too`() throws {
    let label = stage.view(place, Label.self)
    for _ in 1...3 { #expect(stage.finger.down(at: finger) === stage.root.view) }
    try label.hookThisObject(.hitTest, owner: "test", Body { (label: Label, _, _, _) in label })
    #expect(stage.finger.down(at: finger) === label)
  }
}
