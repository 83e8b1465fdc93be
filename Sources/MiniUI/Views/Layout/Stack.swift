/// A layout of subviews in a row or a column.
public struct Stack: Hashable, Sendable {
  /// The direction of a stack.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// Left to right.
    case horizontal
    /// Top to bottom.
    case vertical
  }

  /// The direction.
  public var axis: Axis
  /// The distance between neighbours, in points.
  public var spacing: Double
  /// The distance from the edges, in points.
  public var insets: EdgeInsets

  /// Makes a stack.
  public init(axis: Axis, spacing: Double = 8, insets: EdgeInsets = .zero) {
    self.axis = axis
    self.spacing = spacing
    self.insets = insets
  }
}

/// A box for the stack of a view, which keeps views small, because few have one.
final class StackBox {
  var stack: Stack

  init(_ stack: Stack) {
    self.stack = stack
  }
}

/// A view that lays out its subviews in a row or a column: `UIStackView`.
///
/// Any view can have a ``View/stack``; this one starts with a column, and provides the class name.
open class StackView: View {
  override open class var classDefinition: ClassDefinition {
    ClassDefinition(StackView.self, name: "UIStackView")
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

extension View {
  /// Lays out the visible subviews one after the other.
  ///
  /// Across the axis a subview gets the stack's size, along the axis its intrinsic size. The frames
  /// are relative to the origin of the content, so scrolling does not change them.
  final func layOutStack() {
    guard let stack else { return }
    let area = Rect(origin: .zero, size: bounds.size).inset(by: stack.insets)
    var offset = 0.0
    for subview in subviews where !subview.isHidden {
      let size = subview.intrinsicSize
      subview.take(
        stack.axis == .vertical
          ? Rect(x: area.minX, y: area.minY + offset, width: area.width, height: size.height)
          : Rect(x: area.minX + offset, y: area.minY, width: size.width, height: area.height))
      offset += (stack.axis == .vertical ? size.height : size.width) + stack.spacing
    }
  }

  /// The size of a stack's content, or the size set by the app; 44 points where it set none.
  final var sizeInStack: Size {
    if let stack { return sizeOfContent(stack) }
    let wish = requestedSize
    return Size(
      width: wish.width > 0 ? wish.width : 44, height: wish.height > 0 ? wish.height : 44)
  }

  private func sizeOfContent(_ stack: Stack) -> Size {
    let sizes = subviews.filter { !$0.isHidden }.map(\.intrinsicSize)
    let gaps = stack.spacing * Double(max(sizes.count - 1, 0))
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    let content =
      stack.axis == .vertical
      ? Size(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
      : Size(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
    return Size(
      width: content.width + stack.insets.left + stack.insets.right,
      height: content.height + stack.insets.top + stack.insets.bottom)
  }
}
