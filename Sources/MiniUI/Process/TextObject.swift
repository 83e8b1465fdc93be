/// A string as an object, for messages: stands for `NSString`.
public final class TextObject: DynamicObject {
  /// The wrapped string.
  public private(set) var text = ""

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TextObject.self, name: "NSString", superclass: DynamicObject.self)
  }

  /// Wraps a string.
  public convenience init(_ text: String, in process: AppProcess) {
    self.init(in: process)
    self.text = text
  }
}
