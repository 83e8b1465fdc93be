import MiniUI

/// A view that records its hierarchy and touch callbacks, each before it calls `super`.
final class RecordingView: View, Recording {
  var log = Log()
  var name = ""

  override class var classDefinition: ClassDefinition {
    ClassDefinition(RecordingView.self) { methods in
      definePlace(methods)
      defineTouches(methods)
      methods.define(.layoutSubviews, .before { $0.record("layoutSubviews") })
    }
  }

  private static func definePlace(_ methods: MethodList<RecordingView>) {
    let messages: [(String, Message<ObjectToVoid>)] = [
      ("willMoveToSuperview", .willMoveToSuperview), ("willMoveToWindow", .willMoveToWindow),
      ("didAddSubview", .didAddSubview), ("willRemoveSubview", .willRemoveSubview),
    ]
    for (line, message) in messages {
      methods.define(message, .before { view, other in view.record("\(line) \(text(of: other))") })
    }
    methods.define(
      .didMoveToSuperview, .before { $0.record("didMoveToSuperview \(text(of: $0.superview))") })
    methods.define(
      .didMoveToWindow, .before { $0.record("didMoveToWindow \(text(of: $0.window))") })
  }

  private static func defineTouches(_ methods: MethodList<RecordingView>) {
    let messages: [(String, Message<ObjectsToVoid>)] = [
      ("touchesBegan", .touchesBegan), ("touchesMoved", .touchesMoved),
      ("touchesEnded", .touchesEnded), ("touchesCancelled", .touchesCancelled),
    ]
    for (line, message) in messages {
      methods.define(message, .before { view, _, _ in view.record(line) })
    }
  }

  private static func text(of object: DynamicObject?) -> String {
    (object as? any Recording)?.name ?? object?.class.name ?? "nil"
  }
}
