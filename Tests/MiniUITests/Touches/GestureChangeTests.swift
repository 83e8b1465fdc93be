import Testing

@testable import MiniUI

@Suite struct GestureChanges {
  private let scene = GestureScene()
  private let inside = Point(x: 150, y: 150)

  /// Runs a gesture and returns the changes of recognisers: name, state and cause.
  private func changes(_ act: () -> Void) -> [String] {
    var changes: [String] = []
    scene.stage.process.application.gestureWitness = { change in
      changes.append("\(change.recognizer.name ?? "") \(change.state) \(Self.words(change.cause))")
    }
    act()
    scene.wait()
    return changes
  }

  private static func words(_ cause: GestureChange.Cause) -> String {
    switch cause {
    case .itself: "itself"
    case .prevented(let other): "prevented by \(other.name ?? "")"
    case .requirement(let other): "requires \(other.name ?? "")"
    case .refused: "refused"
    case .dismissed: "dismissed"
    case .fingersLifted: "lifted"
    }
  }

  private func add<Kind: GestureRecognizer>(_ type: Kind.Type, _ name: String) -> Kind {
    let recognizer = scene.add(type, name)
    recognizer.name = name
    return recognizer
  }

  @Test func `GR-9 of two taps the prevented one names the other`() {
    _ = add(TapGestureRecognizer.self, "first")
    _ = add(TapGestureRecognizer.self, "second")
    let changes = changes { scene.finger.tap(at: inside) }
    #expect(changes == ["first ended itself", "second failed prevented by first"])
  }

  @Test func `GR-11 a tap that waits for another fails when that is recognised`() {
    let tap = add(TapGestureRecognizer.self, "tap")
    let other = add(TapGestureRecognizer.self, "other")
    tap.require(toFail: other)
    let judge = scene.judge("judge")
    judge.isSimultaneous = true
    other.delegate = judge
    let changes = changes { scene.finger.tap(at: inside) }
    #expect(changes == ["other ended itself", "tap failed requires other"])
  }

  @Test func `GR-12 a disabled recogniser reports its failure as dismissed`() {
    let tap = add(TapGestureRecognizer.self, "tap")
    let changes = changes {
      scene.finger.down(at: inside)
      tap.isEnabled = false
      scene.finger.up()
    }
    #expect(changes == ["tap failed dismissed"])
  }
}
