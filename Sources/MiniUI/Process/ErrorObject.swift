/// What went wrong, where a message carries an object: stands for `NSError`.
public final class ErrorObject: DynamicObject {
  /// Which part of the system says so.
  public private(set) var domain = ""
  /// The number of the error in its domain.
  public private(set) var code = 0
  /// The words for a person.
  public private(set) var words = ""
  /// What could not be loaded: `NSURLErrorFailingURLStringErrorKey`; nil for any other error.
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
