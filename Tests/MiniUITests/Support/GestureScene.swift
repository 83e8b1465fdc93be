import MiniUI

/// A stage with a recording view in its middle, and recognisers whose actions are recorded.
///
/// The view is at (100, 100) and is 200 points wide and high; the log is empty.
final class GestureScene {
  let stage = Stage()
  let view: RecordingView
  let finger: Finger
  private var kept: [DynamicObject] = []

  init() {
    view = stage.view(Rect(x: 100, y: 100, width: 200, height: 200), RecordingView.self)
    finger = stage.finger
    settle()
    stage.log.take()
  }

  /// Makes a recogniser whose states are recorded after its name.
  func add<Kind: GestureRecognizer>(
    _ type: Kind.Type, _ name: String = "", to view: View? = nil,
    onAction: @escaping (Kind) -> Void = { _ in }
  ) -> Kind {
    let recognizer = Kind(of: stage.process.classes[type])
    recognizer.addTarget(listener(name, onAction), action: selector("handle:"))
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Makes a target that the scene retains.
  func listener<Kind: GestureRecognizer>(
    _ name: String = "", _ onAction: @escaping (Kind) -> Void
  ) -> GestureListener {
    let listener = GestureListener(in: stage.process)
    listener.log = stage.log
    listener.name = name
    listener.onAction = { if let recognizer = $0 as? Kind { onAction(recognizer) } }
    kept.append(listener)
    return listener
  }

  /// Makes a delegate that the scene retains.
  func judge(_ name: String) -> GestureJudge {
    let judge = GestureJudge(in: stage.process)
    judge.log = stage.log
    judge.name = name
    kept.append(judge)
    return judge
  }

  func selector(_ name: String) -> SelectorID { stage.process.classes.selector(name) }

  /// Runs a turn of the main loop, as between two touches.
  func wait(_ duration: Duration = .zero) {
    stage.process.mainLoop.advance(by: duration)
  }

  /// Settles layouts and deferred work.
  func settle() {
    stage.window.layoutIfNeeded()
    _ = stage.process.mainLoop.settle()
  }

  /// Moves the finger along points, with a turn of the loop after each.
  func follow(_ points: [Point]) {
    for (index, point) in points.enumerated() {
      if index == 0 { finger.down(at: point) } else { finger.move(to: point) }
      wait()
    }
  }

  /// The lines since the last call.
  func take() -> [String] { stage.log.take() }
}
