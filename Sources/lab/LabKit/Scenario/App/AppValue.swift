package import LabLanguage
import MiniUI

/// The value of a property of an app's object, as a file writes it.
package indirect enum AppValue: Equatable, Sendable {
  case text(String)
  /// A number without a fraction.
  case integer(Int)
  /// Any other number.
  case number(Double)
  case flag(Bool)
  case list([AppValue])
  /// Values by name: another object of the app.
  case record([String: AppValue])

  package static let properties: Reader<[String: AppValue]> = {
    let entries = Reader<[Entry<AppValue>]>.entries(of: reader)
    return Reader(entries.noun, from: [.object], shape: entries.shape) { node, mistakes in
      guard let read = entries.read(node, mistakes) else { return nil }
      for entry in read where entry.key.value.isEmpty || entry.key.value.contains(".") {
        mistakes.record(
          "\(entry.key.value.quoted) is not a property name", at: entry.key.range,
          remedy: "use a name without dots; key paths use dots between names")
      }
      return Dictionary(uniqueKeysWithValues: read.map { ($0.key.value, $0.value) })
    }
  }()

  private static let noun = Noun(one: "a property's value", many: "properties' values")

  private static let reader: Reader<AppValue> = .later(
    noun, from: [.object, .array, .string, .number, .boolean], kinds)

  private static let kinds: Reader<AppValue> = .either(
    Reader<String>.string.map { .text($0) }, number, Reader<Bool>.boolean.map { .flag($0) },
    Reader<[AppValue]>.array(of: reader).map { .list($0) },
    properties.map { .record($0) })

  private static let number = Reader<AppValue>("number", from: [.number]) { node, mistakes in
    guard case .number(let number) = node.value else { return nil }
    return number.isInteger
      ? Reader<Int>.wide.read(node, mistakes).map { .integer($0) }
      : Reader<Double>.number.read(node, mistakes).map { .number($0) }
  }

  var keyedValue: KeyedValue {
    switch self {
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .list(let items): .list(items.map(\.keyedValue))
    case .record(let values): .record(values.mapValues(\.keyedValue))
    }
  }
}

extension DynamicObject {
  /// Sets properties of an object or a class from a file; nil removes a value.
  func take(_ values: [String: AppValue?]) {
    for (key, value) in values { setValue(value?.keyedValue, forKey: key) }
  }
}
