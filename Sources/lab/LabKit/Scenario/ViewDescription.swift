package import LabLanguage
package import MiniUI

/// A view with its subviews, as written in a file.
package struct ViewDescription: Sendable {
  /// The class; nil for `UIView`.
  package let className: Located<String>?
  /// The properties, in the order of ``Property``.
  package let settings: [Setting]
  /// The layout of its subviews, if it is a stack.
  package let stack: Stack?
  /// The contents of a list; nil for another view or an empty list.
  package let list: ListDescription?
  /// The subviews, back to front.
  package let subviews: [Located<ViewDescription>]
  /// The actions, by control event.
  package let actions: [Entry<[ActionDescription]>]
  /// The recognisers, in the order in which they were added.
  package let gestures: [Located<GestureDescription>]
  /// The values that the app has set on its properties.
  package let data: [String: AppValue]

  /// A property and its value.
  package struct Setting: Sendable {
    /// The property.
    package let property: Property
    /// The value.
    package let value: Located<PropertyValue>
  }

  /// The class name, explicit or `UIView`.
  package var type: String { className?.value ?? "UIView" }

  /// Returns the value of a property, if it is set.
  package func value(of property: Property) -> PropertyValue? {
    settings.first { $0.property == property }?.value.value
  }

  /// This view and its descendants, in the order of the tree.
  ///
  /// The views in a list's cells come after the subviews, row by row.
  package var tree: [ViewDescription] {
    let inCells = (list?.sections ?? []).flatMap(\.value.cells).flatMap(\.views)
    return [self] + (subviews + inCells).flatMap(\.value.tree)
  }
}
