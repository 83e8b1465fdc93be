/// A web page: its address and the behaviour of its scripts.
public struct ScriptedPage {
  /// The address; queries and fragments go to the script, but do not identify a page.
  public let address: String
  /// The title.
  public let title: String
  /// The behaviour of the page's scripts, run after loading.
  public let script: (PageWindow) -> Void

  /// Makes a page.
  public init(
    at address: String, title: String = "", script: @escaping (PageWindow) -> Void = { _ in }
  ) {
    self.address = address
    self.title = title
    self.script = script
  }
}
