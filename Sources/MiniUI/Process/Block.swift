/// A closure as an object, for messages that take a block: stands for `NSBlock`.
public final class Block: DynamicObject {
  private var body: (DynamicObject?) -> Void = { _ in }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(Block.self, name: "NSBlock", superclass: DynamicObject.self) { methods in
      methods.define(.invoke, Body { block, argument, _ in block(argument) })
    }
  }

  /// Makes a block that retains the closure.
  public convenience init(in process: AppProcess, _ body: @escaping (DynamicObject?) -> Void) {
    self.init(in: process)
    self.body = body
  }

  /// Runs the closure; the caller decides on the argument: an alert's handler gets its action.
  public func callAsFunction(_ argument: DynamicObject? = nil) { body(argument) }
}

extension Message where S == ObjectToVoid {
  /// `-invoke:`, so that a block can be the target of a control or a gesture recogniser.
  @inlinable public static var invoke: Self { Message(.`invoke:`) }
}
