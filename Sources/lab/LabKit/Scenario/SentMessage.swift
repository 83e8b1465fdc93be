package import LabLanguage

/// A message sent by name, even if the receiver does not implement it.
package struct SentMessage: Sendable {
  package let selector: Located<String>
  package let receiver: Located<ElementSelector>?
  let passed: Located<Argument>?
  /// The bytes of a text for an input that hides it.
  package internal(set) var secrets: [Range<Int>] = []

  package var argument: Argument? { passed?.value }

  /// A value that a file can pass.
  package enum Argument: Equatable, FormatValue, Sendable {
    case flag(Bool)
    case integer(Int)
    case text(String)
    /// Nil, for a method that takes an object.
    case null
  }

  /// The keys of a step that sends a message.
  package static let fields = Fields(
    Field(
      "send", \.selector, "Sends a message by its selector; an unimplemented one crashes the app."),
    Field(
      "to", \.receiver,
      "The element that gets it; else the screen's controller, or the object whose method it is."),
    Field("with", \.passed, "The argument; else null, false or 0, by the method's type."),
    make: { SentMessage(selector: $0, receiver: $1, passed: $2) })

  /// The messages after which an input hides what is typed.
  static let hidingTypedText: Set<String> = ["setSecureTextEntry:", "setIsSecureTextEntry:"]

  var hidesTypedText: Bool { Self.hidingTypedText.contains(selector.value) }

  /// True if the message gives an input the text that it passes.
  var givesText: Bool {
    guard case .text = argument else { return false }
    return ["insertText:", "setText:"].contains(selector.value)
  }

  /// True for a keyboard's messages.
  var types: Bool { ["insertText:", "deleteBackward"].contains(selector.value) }
}

extension SentMessage.Argument {
  package static let reader: Reader<SentMessage.Argument> = .either(
    Reader<Bool>.boolean.map { .flag($0) }, Reader<Int>.integer.map { .integer($0) },
    Reader<String>.string.map { .text($0) },
    Reader(Noun(one: "null", many: "nulls"), from: [.null]) { _, _ in .null })
}

extension SentMessage: CustomStringConvertible {
  package var description: String {
    "send \(selector.value)" + (receiver.map { " to \($0.value)" } ?? "")
  }
}

extension AppAction {
  /// True if the action may leave text in an input that no file contains.
  var types: Bool {
    guard case .send(let message) = self else { return false }
    return message.types
  }
}
