/// The shape of an action sent to a method of unknown types.
///
/// UIKit calls an action with its sender and the event, regardless of the method's types (RC-4). An
/// object parameter receives the object, a `BOOL` is true for a non-nil object, and any other type
/// receives its zero. The result is ignored. So `resignFirstResponder`, `endEditing:` and
/// `popViewControllerAnimated:` can be actions too.
final class ActionShape: Implementation, Shape {
  fileprivate let run: (DynamicObject, ActionArguments, Call<ActionShape>) -> Void

  private init(_ run: @escaping (DynamicObject, ActionArguments, Call<ActionShape>) -> Void) {
    self.run = run
    super.init(kind: Self.kind)
  }

  static var kind: ShapeKind { .action }

  /// Makes an implementation that calls the receiver's method, or forwards the action.
  static func forwarder() -> ActionShape {
    ActionShape { receiver, arguments, call in
      if let shape = receiver.isa.shape(of: call.selector) {
        receiver.perform(call.selector, as: shape, with: arguments)
      } else {
        call.forward { $0(arguments) }
      }
    }
  }

  static func perform(_ call: Call<ActionShape>, with arguments: ActionArguments) {
    call(arguments)
  }
}

extension Call<ActionShape> {
  /// Runs the implementation, if there is one.
  func callAsFunction(_ arguments: ActionArguments) {
    follow({ $0.run(receiver, arguments, $1) }, orAbove: { fromAbove()?(arguments) })
  }
}

extension ShapeKind {
  /// The kind of ``ActionShape``, which no method has.
  static var action: Self { Self(rawValue: .max) }
}

/// The arguments of an action; a method receives as many as it has parameters.
public struct ActionArguments {
  private let objects: [DynamicObject?]

  init(_ objects: DynamicObject?...) {
    self.objects = objects
  }

  /// Returns the argument at an index as the method's parameter type; zero beyond the last.
  func value<Value: Passable>(_ type: Value.Type = Value.self, at place: Int) -> Value {
    place < objects.count ? Value.passing(objects[place]) : .zero
  }
}

extension DynamicObject {
  /// Calls an action's method with no argument, the sender, or the sender and the event.
  ///
  /// The colons of the selector decide. The usual types are called directly; any others go through
  /// ``ActionShape``.
  final func perform(_ action: SelectorID, with sender: DynamicObject?, _ event: DynamicObject?) {
    switch table.argumentCount(of: action) {
    case 0:
      if let call = warmCall(Message<ToVoid>(action)) { return call() }
    case 1:
      if let call = warmCall(Message<ObjectToVoid>(action)) { return call(sender) }
    default:
      if let call = warmCall(Message<ObjectsToVoid>(action)) { return call(sender, event) }
    }
    send(Message<ActionShape>(action))(ActionArguments(sender, event))
  }

  @inline(__always)
  private final func warmCall<S: Shape>(_ message: Message<S>) -> Call<S>? {
    let warm = unsafe isaReference.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      unsafe $0.warmMethod(for: message)
    }
    guard let warm = unsafe warm else { return nil }
    return unsafe Call(link: warm, receiver: self, selector: message.selector)
  }

  fileprivate final func perform<S: Shape>(
    _ action: SelectorID, as shape: S.Type, with arguments: ActionArguments
  ) {
    S.perform(send(Message<S>(action)), with: arguments)
  }
}

extension DynamicClass {
  /// Returns the shape of the method that a message to an instance runs; nil if absent.
  fileprivate func shape(of selector: SelectorID) -> (any Shape.Type)? {
    var method = method(for: selector)
    // Exchanges can link methods in a circle, so the search is bounded.
    for _ in 0..<1_000 {
      if let code = method?.current.next { return type(of: code) as? any Shape.Type }
      guard let home = method?.home else { return nil }
      method = home.owner.superclass?.method(for: home.selector)
    }
    return nil
  }
}
