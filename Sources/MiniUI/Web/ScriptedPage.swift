/// A page of the web: where it is, and what its own scripts do when it is shown.
public struct ScriptedPage {
  /// Where it is; queries and fragments are given to the script, and do not name a page.
  public let address: String
  /// Its title.
  public let title: String
  /// What its scripts do once it is there.
  public let script: (PageWindow) -> Void

  /// Describes a page.
  public init(
    at address: String, title: String = "", script: @escaping (PageWindow) -> Void = { _ in }
  ) {
    self.address = address
    self.title = title
    self.script = script
  }
}
