/// A text where a message carries an object: stands for `NSString`.
public final class TextObject: DynamicObject {
  /// The text.
  public private(set) var text = ""

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TextObject.self, name: "NSString", superclass: DynamicObject.self)
  }

  /// Makes an object of a text.
  public convenience init(_ text: String, in process: AppProcess) {
    self.init(in: process)
    self.text = text
  }
}
