/// A view that lays out its subviews in a row or a column: `UIStackView`.
///
/// Any view can have a ``View/stack``; this one starts with a column, and provides the class name.
open class StackView: View {
  override open class var classDefinition: ClassDefinition {
    ClassDefinition(StackView.self, name: "UIStackView", superclass: View.self)
  }

  /// Makes a column without spacing.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    stack = Stack(axis: .vertical, spacing: 0)
  }

  /// The direction of the stack.
  public final var axis: Stack.Axis {
    get { stack?.axis ?? .vertical }
    set { stack?.axis = newValue }
  }

  /// The distance between neighbours, in points.
  public final var spacing: Double {
    get { stack?.spacing ?? 0 }
    set { stack?.spacing = newValue }
  }
}
