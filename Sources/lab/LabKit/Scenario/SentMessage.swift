package import LabLanguage

/// A message sent by name, even if the receiver does not implement it.
package struct SentMessage: Sendable {
  /// The Objective-C selector, colons included.
  package let selector: Located<String>
  /// The receiver; nil for the screen's controller, or the object whose method it is.
  package let receiver: Located<ElementSelector>?
  /// The first argument; nil passes nil, false or 0, as the method requires.
  package let argument: Argument?

  /// A value that a file can pass.
  package enum Argument: Equatable, Sendable {
    /// For a method that takes a Bool.
    case flag(Bool)
    /// For a method that takes an integer.
    case integer(Int)
    /// For a method that takes a string.
    case text(String)
    /// Nil, for a method that takes an object.
    case null
  }

  /// The keys of a step that sends a message.
  package static let fields = Fields(
    .required(
      "send", Reader<String>.string.located,
      "Sends a message by its selector; an unimplemented one crashes the app."),
    .optional(
      "to", ElementSelector.reader.located,
      "The element that gets it; else the screen's controller, or the object whose method it is."),
    .optional(
      "with", Argument.reader, "The argument; else null, false or 0, by the method's type."),
    make: { SentMessage(selector: $0, receiver: $1, argument: $2) })

  /// True for a keyboard's messages.
  var types: Bool { ["insertText:", "deleteBackward"].contains(selector.value) }
}

extension SentMessage.Argument {
  fileprivate static let reader: Reader<SentMessage.Argument> = .either(
    Reader<Bool>.boolean.map { .flag($0) }, Reader<Int>.integer.map { .integer($0) },
    Reader<String>.string.map { .text($0) },
    Reader(Noun(one: "null", many: "nulls"), from: [.null]) { _, _ in .null })
}

extension SentMessage: CustomStringConvertible {
  /// The selector and the receiver.
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
