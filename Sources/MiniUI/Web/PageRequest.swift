/// What a page asked of a server by itself, without the app's help (S2.1).
public struct PageRequest: Equatable, Sendable {
  /// Whom it asked.
  public let address: String
  /// What it sent.
  public let body: String
  /// How its browser named itself.
  public let userAgent: String
  /// The bundle of the app that showed the page, or Safari's.
  public let owner: String
  /// Whether the request reached the server; one that did not is lost.
  public let arrived: Bool
}
