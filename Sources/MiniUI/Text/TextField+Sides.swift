extension TextField {
  static func defineClearing(_ methods: MethodList<TextField>) {
    methods.define(.clearButtonClicked) { field, _, _ in field.clear() }
    methods.define(.layoutSubviews) { field, callSuper in
      callSuper()
      field.layOutSides()
    }
  }

  /// Clears the text for the user, if the delegate allows it (TX-5).
  private func clear() {
    guard answers.allows(.textFieldShouldClear, self) else { return }
    (isStale, content) = (false, "")
    didChange()
  }

  final func replaceSide(_ old: View?, with new: View?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    placesSubviews = true
    setNeedsLayout()
  }

  private func layOutSides() {
    let area = Rect(origin: .zero, size: bounds.size)
    leftView?.center = Point(x: (leftView?.bounds.width ?? 0) / 2, y: area.midY)
    rightView?.center = Point(
      x: area.maxX - (rightView?.bounds.width ?? 0) / 2, y: area.midY)
    layOutClearButton(in: area)
  }

  /// Lays out the clear button, 30 points wide at the right edge; it is made when first shown.
  private func layOutClearButton(in area: Rect) {
    guard showsClearButton || clearButton != nil else { return }
    let button = clearButton ?? makeClearButton()
    button.isHidden = !showsClearButton
    button.frame = Rect(x: area.maxX - 30, y: 0, width: 30, height: area.height)
  }

  private var showsClearButton: Bool {
    guard !content.isEmpty, rightView == nil else { return false }
    return switch clearButtonMode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func makeClearButton() -> Button {
    let button = Button(in: process)
    button.accessibilityLabel = "Clear text"
    button.addTarget(
      self, action: Message<ObjectToVoid>.clearButtonClicked.selector, for: .touchUpInside)
    clearButton = button
    addSubview(button)
    return button
  }
}
