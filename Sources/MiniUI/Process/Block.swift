/// A closure where a message carries an object, as Objective-C's blocks are: stands for `NSBlock`.
public final class Block: DynamicObject {
  private var body: (DynamicObject?) -> Void = { _ in }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(Block.self, name: "NSBlock", superclass: DynamicObject.self) { methods in
      methods.define(.invoke, Body { block, argument, _ in block(argument) })
    }
  }

  /// Makes a block of a closure, which it holds.
  public convenience init(in process: AppProcess, _ body: @escaping (DynamicObject?) -> Void) {
    self.init(in: process)
    self.body = body
  }

  /// Runs the closure; what it is given depends on the caller: an alert's handler gets its action.
  public func callAsFunction(_ argument: DynamicObject? = nil) { body(argument) }
}

extension Message where S == ObjectToVoid {
  /// `-invoke:`, which lets a block be the target of a control or of a recogniser.
  @inlinable public static var invoke: Self { Message(.`invoke:`) }
}
