/// A request to load a page: registered as `NSURLRequest`.
public final class WebRequest: DynamicObject {
  /// The address.
  public private(set) var address = ""

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(WebRequest.self, name: "NSURLRequest", superclass: DynamicObject.self)
  }

  /// Makes a request for an address.
  public convenience init(_ address: String, in process: AppProcess) {
    self.init(in: process)
    self.address = address
  }
}
