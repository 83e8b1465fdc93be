/// What a page hands over, unread.
public struct PageMessage: Equatable, Sendable {
  /// JSON, if all is well.
  public let text: String
  /// How it came.
  public let way: Way

  /// The ways to hand something over.
  public enum Way: Equatable, Sendable {
    /// An event, as a request that was intercepted, or by the app's code (S2.2, S2.4).
    case event
    /// A call, as a script message (S2.3).
    case call
  }

  /// How many bytes a message has at most.
  public static let longest = PageFault.longestMessage

  /// Takes the text as it is.
  public init(_ text: String, by way: Way) {
    (self.text, self.way) = (text, way)
  }
}
