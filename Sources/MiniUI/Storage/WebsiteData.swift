/// The data that a browser keeps: local storage by origin, and the cached pages.
public final class WebsiteData {
  private(set) var storages: [String: [String: String]] = [:]
  /// The addresses of the cached pages, without queries.
  private(set) var cached: Set<String> = []

  init(storages: [String: [String: String]] = [:], cached: Set<String> = []) {
    self.storages = storages
    self.cached = cached
  }

  /// A value in the local storage of an address's origin.
  public subscript(key: String, at address: String) -> String? {
    get { storages[WebAddress(address).origin]?[key] }
    set { storages[WebAddress(address).origin, default: [:]][key] = newValue }
  }

  /// Whether the page at an address can be shown without its server.
  public func holds(_ address: String) -> Bool { holds(WebAddress(address)) }

  /// Whether the page in a place can be shown without its server.
  func holds(_ address: WebAddress) -> Bool { cached.contains(address.place) }

  /// Keeps a page that has been shown.
  func keep(_ address: WebAddress) { cached.insert(address.place) }
}
