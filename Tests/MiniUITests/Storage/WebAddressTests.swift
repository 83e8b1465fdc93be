import Testing

@testable import MiniUI

@Suite struct WebAddresses {
  @Test(arguments: [
    ("https://Shop.example/a/b?c#d", "https://shop.example"), ("https://x", "https://x"),
    ("https://x/", "https://x"), ("http://x:8080/a", "http://x:8080"), ("file:///a/b", "file://"),
    ("about:blank", "about:blank"), ("a/b/c", "a/b/c"), ("https:/X/y", "https:/X/y"), ("/", "/"),
    ("", ""),
  ])
  func `an origin consists of scheme and host if an address has both`(
    address: String, origin: String
  ) {
    #expect(WebAddress(address).origin == origin)
  }
}
