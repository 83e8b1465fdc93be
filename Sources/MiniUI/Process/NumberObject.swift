/// An integer as an object, for messages: stands for `NSNumber`.
public final class NumberObject: DynamicObject {
  /// The wrapped number.
  public private(set) var integer = 0

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(NumberObject.self, name: "NSNumber", superclass: DynamicObject.self)
  }

  /// Wraps a number.
  public convenience init(_ integer: Int, in process: AppProcess) {
    self.init(in: process)
    self.integer = integer
  }
}
