import MiniUI
package import Wording

/// A key path from an object to a value: `product.tags.0` (S3.8).
package struct PropertyPath: Hashable, Sendable {
  /// The keys, each a property's name or a list's index; none is empty.
  package let keys: [String]

  /// Parses keys separated by dots; throws if one is empty.
  package init(_ text: String) throws(PropertyPathError) {
    keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var offset = 0
    for key in keys {
      guard !key.isEmpty else { throw PropertyPathError(text: text, offset: offset) }
      offset += key.utf8.count + 1
    }
  }
}

extension PropertyPath: CustomStringConvertible {
  package var description: String { keys.joined(separator: ".") }
}

/// A missing key in the text of a key path.
package struct PropertyPathError: Error, Equatable {
  package let text: String
  /// The offset of the missing key in bytes of UTF-8, from 0.
  package let offset: Int
}

extension PropertyPathError: Worded {
  /// `'a..b' at offset 2: expected the name of a property`.
  package var sentence: Sentence {
    "'\(text)' at offset \(offset): expected \("the name of a property" as Sentence)"
  }
}

/// The reason for which a key path leads to no value.
package enum PropertyPathFault: Error, Equatable, Sendable {
  /// The object has no such property, or the property is nil.
  case missing(key: String)
  /// A list has no such index.
  case noIndex(key: String, count: Int)
  case typedText(key: String)
  /// The path ends at an object, which is not a value.
  case object
}

extension PropertyPathFault: Worded {
  /// The fault and its remedy, as the end of a sentence.
  package var sentence: Sentence {
    switch self {
    case .missing(let key): "there is no '\(key)'; name a property that has a value"
    case .noIndex(let key, let count): "a list of \(count) has no index '\(key)'; count from 0"
    case .typedText(let key): "'\(key)' is typed text, which is never read"
    case .object: "it leads to an object; append one of its properties"
    }
  }
}

extension PropertyPath {
  func value(from object: DynamicObject) throws(PropertyPathFault) -> Value {
    var current = KeyedValue.object(object)
    for key in keys { current = try Self.value(of: current, key) }
    return try Self.value(current)
  }

  private static func value(
    of holder: KeyedValue, _ key: String
  ) throws(PropertyPathFault) -> KeyedValue {
    switch holder {
    case .object(let object): return try value(of: object, key)
    case .record(let values):
      if let value = values[key] { return value }
    case .list(let items):
      guard let index = Int(key), items.indices.contains(index) else {
        throw .noIndex(key: key, count: items.count)
      }
      return items[index]
    case .text, .integer, .number, .flag: break
    }
    throw .missing(key: key)
  }

  private static func value(
    of object: DynamicObject, _ key: String
  ) throws(PropertyPathFault) -> KeyedValue {
    if textKeys.contains(key), (object as? View)?.showsTypedText == true {
      throw .typedText(key: key)
    }
    guard let value = object.value(forKey: key) else { throw .missing(key: key) }
    return value
  }

  /// The properties of a text input and its subviews that hold typed text.
  private static let textKeys: Set<String> = ["accessibilityValue", "attributedText", "text"]

  private static func value(_ end: KeyedValue) throws(PropertyPathFault) -> Value {
    switch end {
    case .text(let text): return .string(text)
    case .integer(let number): return .integer(number)
    case .flag(let flag): return .bool(flag)
    case .number(let number):
      guard let value = Value(number) else { throw .object }
      return value
    case .list(let items):
      return .list(
        try items.map { item throws(PropertyPathFault) in
          try value(item)
        })
    case .record, .object: throw .object
    }
  }
}
