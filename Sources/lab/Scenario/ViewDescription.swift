package import MiniUI

/// A view and what is in it, as a file writes it.
package struct ViewDescription: Sendable {
  /// The class; nil for `UIView`.
  package let className: Located<String>?
  /// What is set on it, in the order of ``Property``.
  package let settings: [Setting]
  /// How it lays out what is in it.
  package let stack: Stack?
  /// What a list shows; nil for what is no list, or an empty one.
  package let list: ListDescription?
  /// What is in it, back to front.
  package let subviews: [Located<ViewDescription>]
  /// What it sends, by control event.
  package let actions: [Entry<[ActionDescription]>]
  /// The recognisers that it has, in the order in which they were added.
  package let gestures: [Located<GestureDescription>]
  /// What the app has put into its properties.
  package let data: [String: AppValue]

  /// A property and its value.
  package struct Setting: Sendable {
    /// Which property.
    package let property: Property
    /// What it is set to.
    package let value: Located<PropertyValue>
  }

  /// The class, written or not.
  package var type: String { className?.value ?? "UIView" }

  /// What a property is set to.
  package func value(of property: Property) -> PropertyValue? {
    settings.first { $0.property == property }?.value.value
  }

  /// This view and everything in it, in the order of the tree.
  ///
  /// The views in a list's cells come after the subviews, row by row.
  package var tree: [ViewDescription] {
    let inCells = (list?.sections ?? []).flatMap(\.value.cells).flatMap(\.views)
    return [self] + (subviews + inCells).flatMap(\.value.tree)
  }
}
