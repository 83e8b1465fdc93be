extension DynamicObject {
  /// What a property holds now: `valueForKey:`, which answers nothing where UIKit raises.
  ///
  /// An instance's own values come first, then those of its classes, then a getter by its selector,
  /// last what the system's classes declare. Nil for a key that is undefined or has no value.
  public final func value(forKey key: String) -> KeyedValue? {
    if let own = ownValues?.values[key] { return own }
    if let declared = isa.ancestry.lazy.compactMap({ $0.ownValues?.values[key] }).first {
      return declared
    }
    if let getter = isa.method(for: table.selector(key)) { return value(of: getter, key) }
    return (self as? Responder)?.systemValue(forKey: key)
  }

  /// Gives a property of this object a value: `setValue:forKey:`; nil takes it away.
  ///
  /// What a class is given, its instances hold until they are given something else.
  public final func setValue(_ value: KeyedValue?, forKey key: String) {
    let values = ownValues ?? OwnValues()
    values.values[key] = value
    setAssociated(values, for: OwnValues.key)
  }

  private var ownValues: OwnValues? { associated(OwnValues.key) as? OwnValues }

  /// Sends the getter, if it is one: hooks of it run as for any other message.
  private func value(of getter: MethodRecord, _ name: String) -> KeyedValue? {
    switch getter.implementation?.kind {
    case ToText.kind:
      send(table.message(name, as: ToText.self))().map { .text($0) }
    case ToObject.kind:
      send(table.message(name, as: ToObject.self))().map(KeyedValue.init)
    case ToInt.kind: .integer(send(table.message(name, as: ToInt.self))())
    case ToDouble.kind: .number(send(table.message(name, as: ToDouble.self))())
    case ToBool.kind: .flag(send(table.message(name, as: ToBool.self))())
    default: nil
    }
  }
}

/// What an app has put into the properties of one object.
private final class OwnValues {
  static let key = AssociationKey("MiniUI.keyedValues")
  var values: [String: KeyedValue] = [:]
}

extension KeyedValue {
  /// An array is read through by index, anything else by key.
  fileprivate init(_ object: DynamicObject) {
    self = (object as? ObjectList).map { .list($0.objects.map(KeyedValue.init)) } ?? .object(object)
  }
}

extension Responder {
  /// What UIKit's own classes declare, as far as key paths lead through it.
  fileprivate func systemValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "title": (self as? ViewController)?.title.map { .text($0) }
    default: (self as? View)?.viewValue(forKey: key)
    }
  }
}

extension View {
  fileprivate func viewValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "superview": superview.map { .object($0) }
    case "window": window.map { .object($0) }
    case "accessibilityIdentifier": accessibilityIdentifier.map { .text($0) }
    case "accessibilityLabel": accessibilityLabel.map { .text($0) }
    case "accessibilityValue": accessibilityValue.map { .text($0) }
    case "tag": .integer(tag)
    case "text": shownText.map { .text($0) }
    default: nil
    }
  }

  /// What `text` answers, for the classes that have it.
  private var shownText: String? {
    switch self {
    case let label as Label: label.text
    case let field as TextField: field.text
    case let text as TextView: text.text
    case let bar as SearchBar: bar.text
    default: nil
    }
  }
}
