extension View {
  /// Gives each subview that is not hidden its frame, one after the other.
  ///
  /// Across the axis it takes what the stack has, along the axis what it asks for. Scrolling moves
  /// nothing: the frames are counted from the origin of the content.
  final func layOutStack() {
    guard let stack else { return }
    let area = Rect(origin: .zero, size: bounds.size).inset(by: stack.insets)
    var offset = 0.0
    for subview in subviews where !subview.isHidden {
      let size = subview.intrinsicSize
      subview.frame =
        stack.axis == .vertical
        ? Rect(x: area.minX, y: area.minY + offset, width: area.width, height: size.height)
        : Rect(x: area.minX + offset, y: area.minY, width: size.width, height: area.height)
      offset += (stack.axis == .vertical ? size.height : size.width) + stack.spacing
    }
  }

  /// What a stack needs, or else the size that the view has, with 44 points where it has none.
  final var sizeInStack: Size {
    stack.map(sizeOfContent)
      ?? Size(
        width: bounds.width > 0 ? bounds.width : 44, height: bounds.height > 0 ? bounds.height : 44)
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
