extension DynamicObject {
  /// Returns the value of a property: `valueForKey:`, but nil where UIKit raises.
  ///
  /// The lookup order is: values set on the instance, values set on its classes, a getter with the
  /// key's name, and the properties of UIKit's classes. Nil if the key is undefined or has no
  /// value.
  public final func value(forKey key: String) -> KeyedValue? {
    if let own = ownValues?.values[key] { return own }
    if let declared = isa.ancestry.lazy.compactMap({ $0.ownValues?.values[key] }).first {
      return declared
    }
    if let getter = isa.method(for: table.selector(key)) { return value(of: getter, key) }
    return (self as? Responder)?.systemValue(forKey: key)
  }

  /// Sets a value for a key on this object: `setValue:forKey:`; nil removes it.
  ///
  /// A value set on a class applies to its instances that have no value of their own.
  public final func setValue(_ value: KeyedValue?, forKey key: String) {
    let values = ownValues ?? OwnValues()
    values.values[key] = value
    setAssociated(values, for: OwnValues.key)
  }

  /// The values set on this object that are objects, by their keys in order.
  ///
  /// They stand for the instance variables that `class_copyIvarList` and `object_getIvar` read.
  public final var objectVariables: [(name: String, object: DynamicObject)] {
    guard let values = ownValues?.values else { return [] }
    return values.sorted { $0.key < $1.key }.compactMap { name, value in
      guard case .object(let object) = value else { return nil }
      return (name, object)
    }
  }

  private var ownValues: OwnValues? { associated(OwnValues.key) as? OwnValues }

  /// Sends the getter, so that its hooks run; nil for unsupported types.
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

/// The values that an app has set on one object.
private final class OwnValues {
  static let key = AssociationKey("MiniUI.keyedValues")
  var values: [String: KeyedValue] = [:]
}

extension KeyedValue {
  /// Wraps an object; an array becomes a list, which key paths read by index.
  fileprivate init(_ object: DynamicObject) {
    self = (object as? ObjectList).map { .list($0.objects.map(KeyedValue.init)) } ?? .object(object)
  }
}

extension Responder {
  /// Returns a property of UIKit's classes that key paths can read.
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
    case "text": textProperty.map { .text($0) }
    default: nil
    }
  }
}

/// The value of a property, as key-value coding reads it.
public indirect enum KeyedValue {
  /// A string.
  case text(String)
  /// An integer.
  case integer(Int)
  /// A floating-point number.
  case number(Double)
  /// A Boolean.
  case flag(Bool)
  /// An ordered list of values: stands for `NSArray`.
  case list([KeyedValue])
  /// Values by name: stands for a model object or an `NSDictionary`.
  case record([String: KeyedValue])
  /// An object of the process.
  case object(DynamicObject)
}
