package import LabLanguage

/// A file with a text and a short name.
package func file(_ text: String, named name: String = "a.json5") throws -> SourceFile {
  try SourceFile(name: name, bytes: Array(text.utf8))
}

/// A value as short JSON5 in one line, or the headline of the error without the file's name.
package func outcome(of text: String) throws -> String {
  let file = try file(text)
  do throws(SourceError) {
    return try JSON5.parse(file).shortText
  } catch {
    return error.placedHeadline
  }
}

extension SourceError {
  /// The first line without the file's name: `1:7: expected …`.
  package var placedHeadline: String { String(firstLine.dropFirst(file.count + 1)) }

  /// The place, the message and the remedy: `a.json5:1:7: expected …`.
  package var firstLine: String { String(description.prefix { $0 != "\n" }) }
}

extension Node {
  /// The value in one line; keys and strings as Swift prints them, integers without a fraction.
  package var shortText: String {
    switch value {
    case .object(let members):
      let texts = members.map { "\($0.key.debugDescription): \($0.value.shortText)" }
      return "{\(texts.joined(separator: ", "))}"
    case .array(let items): return "[\(items.map(\.shortText).joined(separator: ", "))]"
    case .string(let text): return text.debugDescription
    case .number(let number):
      return number.integer.map { "\($0)" } ?? "\(number.value)"
    case .boolean(let boolean): return "\(boolean)"
    case .null: return "null"
    }
  }
}

/// The result of a reader: the value alone, or the headlines of all mistakes.
package func reading<Value>(_ text: String, with reader: Reader<Value>) throws -> [String] {
  let mistakes = Mistakes(in: try file(text))
  let value = reader.read(fileOf: mistakes)
  if mistakes.isEmpty, let value { return ["\(value)"] }
  return mistakes.errors.map(\.placedHeadline)
}
