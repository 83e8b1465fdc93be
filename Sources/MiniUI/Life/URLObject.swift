/// A URL as an object, for messages: registered as `NSURL`.
public final class URLObject: DynamicObject {
  /// The URL as text: `shop://product/7`.
  public private(set) var address = ""

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(URLObject.self, name: "NSURL", superclass: DynamicObject.self)
  }

  /// Wraps a URL.
  public convenience init(_ address: String, in process: AppProcess) {
    self.init(in: process)
    self.address = address
  }

  /// The text before the first colon, in lower case; `nil` if there is none.
  public var scheme: String? {
    guard let colon = address.firstIndex(of: ":"), colon != address.startIndex else { return nil }
    return address[..<colon].lowercased()
  }
}
