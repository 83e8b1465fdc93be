/// A number where a message carries an object: stands for `NSNumber`.
public final class NumberObject: DynamicObject {
  /// The number.
  public private(set) var integer = 0

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(NumberObject.self, name: "NSNumber", superclass: DynamicObject.self)
  }

  /// Makes an object of a number.
  public convenience init(_ integer: Int, in process: AppProcess) {
    self.init(in: process)
    self.integer = integer
  }
}
