/// An address where a message carries an object: registered as `NSURL`.
public final class URLObject: DynamicObject {
  /// The address: `shop://product/7`.
  public private(set) var address = ""

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(URLObject.self, name: "NSURL", superclass: DynamicObject.self)
  }

  /// Makes an object of an address.
  public convenience init(_ address: String, in process: AppProcess) {
    self.init(in: process)
    self.address = address
  }

  /// What stands before the first colon, in lower case; `nil` where there is none.
  public var scheme: String? {
    guard let colon = address.firstIndex(of: ":"), colon != address.startIndex else { return nil }
    return address[..<colon].lowercased()
  }
}
