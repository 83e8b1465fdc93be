public import MiniUI

/// The end of a web view's way to a page.
public struct WebLoad {
  /// The view: a `WKWebView` or a `UIWebView`.
  public let view: View
  /// The address of the page, or of what could not be loaded.
  public let address: String?
  /// Why nothing was loaded: the error's domain, number and words; nil for a page that is there.
  public let error: String?

  /// What the event says beside the view (S3.5).
  var properties: Properties {
    var properties = Properties(minimumCapacity: 2)
    properties.append("$error", error.map(Value.string))
    properties.append("$url", address.map(Value.string))
    return properties
  }
}
