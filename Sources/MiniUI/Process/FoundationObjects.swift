/// An integer as an object, for messages: stands for `NSNumber`.
public final class NumberObject: DynamicObject {
  /// The wrapped number.
  public private(set) var integer = 0

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(NumberObject.self, name: "NSNumber")
  }

  /// Wraps a number.
  public convenience init(_ integer: Int, in process: AppProcess) {
    self.init(in: process)
    self.integer = integer
  }
}

/// A string as an object, for messages: stands for `NSString`.
public final class TextObject: DynamicObject {
  /// The wrapped string.
  public private(set) var text = ""

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(TextObject.self, name: "NSString")
  }

  /// Wraps a string.
  public convenience init(_ text: String, in process: AppProcess) {
    self.init(in: process)
    self.text = text
  }
}

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
    ClassDefinition(ErrorObject.self, name: "NSError")
  }

  /// Makes an error.
  public convenience init(
    _ domain: String, code: Int, _ words: String, in process: AppProcess
  ) {
    self.init(in: process)
    (self.domain, self.code, self.words) = (domain, code, words)
  }
}

/// An array as an object, for messages: stands for `NSArray`.
public final class ObjectList: DynamicObject {
  /// The objects, in order.
  public private(set) var objects: [DynamicObject] = []

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(ObjectList.self, name: "NSArray")
  }

  /// Makes an array that retains its objects.
  public convenience init(_ objects: [DynamicObject], in process: AppProcess) {
    self.init(in: process)
    self.objects = objects
  }
}

/// A closure as an object, for messages that take a block: stands for `NSBlock`.
public final class Block: DynamicObject {
  private var body: (DynamicObject?) -> Void = { _ in }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(Block.self, name: "NSBlock") { methods in
      methods.define(.invoke) { block, argument, _ in block(argument) }
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
