/// An error as an object, for messages: stands for `NSError`.
public final class ErrorObject: DynamicObject {
  /// The subsystem that reports the error.
  public private(set) var domain = ""
  /// The code of the error in its domain.
  public private(set) var code = 0
  /// The description for the user.
  public private(set) var words = ""
  /// The address that failed to load: `NSURLErrorFailingURLStringErrorKey`; nil for other errors.
  public internal(set) var failingAddress: String?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(ErrorObject.self, name: "NSError", superclass: DynamicObject.self)
  }

  /// Makes an error.
  public convenience init(
    _ domain: String, code: Int, _ words: String, in process: AppProcess
  ) {
    self.init(in: process)
    (self.domain, self.code, self.words) = (domain, code, words)
  }
}
