public import MiniUI

/// The outcome of a web view's page load.
public struct WebLoad {
  /// The view: a `WKWebView` or a `UIWebView`.
  public let view: View
  /// The address of the page, or of the load that failed.
  public let address: String?
  /// The domain, code and message of a load error; nil if the page was loaded.
  public let error: String?

  /// The properties of the event besides those of the view (S3.5).
  var properties: Properties {
    var properties = Properties(minimumCapacity: 2)
    properties.append("$error", error.map(Value.string))
    properties.append("$url", address.map(Value.string))
    return properties
  }
}
