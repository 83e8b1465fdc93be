package import LabLanguage
package import MiniUI

/// A property of a view or a controller: a key of a view, or of `set`.
///
/// A property is one row of `Property+Views`, `Property+Controllers` or `Property+Bars`, and one
/// name in ``all``.
package struct Property: Sendable {
  /// The name in files.
  package let key: String
  /// The UIKit classes that declare the property; their subclasses inherit it.
  package let owners: [String]
  package let reader: Reader<PropertyValue>
  package let meaning: String
  private let setters: [@Sendable (PropertyValue, DynamicObject) -> Bool]

  /// A property with a setter for each class that declares it.
  init<Value>(
    _ key: String, _ kind: PropertyKind<Value>, _ meaning: String, _ setters: Setter<Value>...
  ) {
    (self.key, self.meaning) = (key, meaning)
    reader = kind.reader
    owners = setters.map(\.owner)
    self.setters = setters.map { setter in
      { value, object in kind.content(value).map { setter.set($0, object) } ?? false }
    }
  }

  /// Sets the property as the app's code would, with messages where UIKit has setters.
  ///
  /// - Returns: False if the object does not have the property.
  package func set(_ value: PropertyValue, of object: DynamicObject) -> Bool {
    setters.contains { $0(value, object) }
  }

  struct Setter<Value> {
    let owner: String
    /// Sets the property; returns false for an object of another class.
    let set: @Sendable (Value, DynamicObject) -> Bool

    /// A setter of a property of a class, called `owner` in UIKit.
    static func of<Object: DynamicObject>(
      _ owner: String, _ property: any ReferenceWritableKeyPath<Object, Value> & Sendable
    ) -> Setter {
      of(owner) { (object: Object, value) in object[keyPath: property] = value }
    }

    /// A setter of a class, called `owner` in UIKit.
    static func of<Object: DynamicObject>(
      _ owner: String, _ set: @escaping @Sendable (Object, Value) -> Void
    ) -> Setter {
      Setter(owner: owner) { value, object in
        guard let object = object as? Object else { return false }
        set(object, value)
        return true
      }
    }
  }

  /// Every property, in the order of the reference.
  package static let all = ofViews + ofControllers

  /// The properties of views: the keys of a view.
  package static let ofViews = [
    id, label, title, text, frame, hidden, alpha, interactive, tag, enabled, selected,
    contentSize, contentOffset, isOn, minimumValue, maximumValue, stepValue, value, continuous,
    segments, selectedSegmentIndex, numberOfPages, currentPage, placeholder, secure, date, image,
    rowHeight, itemSize, allowsMultipleSelection, editing, items, tabs, leftItems, rightItems,
    backItems,
  ]

  /// The properties of controllers that a class declares; the title has its own key.
  package static let ofControllers = [
    navigationTitle, leftBarButton, leftBarButtons, rightBarButton, rightBarButtons, tabBarTitle,
    tabBarIdentifier, tabBarLabel, tabBarTag, presentationStyle, toolbarItems, toolbarHidden,
    navigationBarHidden, hidesBottomBar,
  ]
}

extension Property: Equatable {
  package static func == (left: Property, right: Property) -> Bool { left.key == right.key }
}
