/// A view that lays out its subviews in a row or a column: `UIStackView`.
///
/// Any view does so once it has a ``View/stack``; this one has a column from the start, and takes
/// its place in class names.
open class StackView: View {
  override open class var classDefinition: ClassDefinition {
    ClassDefinition(StackView.self, name: "UIStackView", superclass: View.self)
  }

  /// Makes a column without distances.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    stack = Stack(axis: .vertical, spacing: 0)
  }

  /// The direction in which the subviews follow each other.
  public final var axis: Stack.Axis {
    get { stack?.axis ?? .vertical }
    set { stack?.axis = newValue }
  }

  /// The distance between two neighbours, in points.
  public final var spacing: Double {
    get { stack?.spacing ?? 0 }
    set { stack?.spacing = newValue }
  }
}
