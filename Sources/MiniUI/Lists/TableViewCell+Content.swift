/// The labels and the image of a cell, each made on first read.
extension TableViewCell {
  /// The main label, made by the system's template.
  public final var textLabel: Label {
    if let mainLabel { return mainLabel }
    let label = newLabel()
    mainLabel = label
    return label
  }

  /// The second label; `nil` in the default style.
  public final var detailTextLabel: Label? {
    guard style != .default else { return nil }
    if let secondLabel { return secondLabel }
    let label = newLabel()
    secondLabel = label
    return label
  }

  /// The view of the image at the left edge.
  public final var imageView: ImageView {
    if let picture { return picture }
    let view = ImageView(in: process)
    picture = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  private func newLabel() -> Label {
    let built = process.device.system.lists.cellLabel.build(in: process)
    guard let label = built.root as? Label else {
      preconditionFailure("\(built.root.class.name) is not a label")
    }
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Lays out the content beside the controls, and the labels beside the image.
  final func layOutParts() {
    let area = layOutControls()
    contentView.frame = area
    var text = Rect(origin: .zero, size: area.size).insetBy(dx: 16, dy: 0)
    if let picture {
      picture.frame = Rect(x: text.minX, y: 0, width: area.height, height: area.height)
      text = text.inset(by: EdgeInsets(top: 0, left: area.height, bottom: 0, right: 0))
    }
    layOutLabels(in: text)
  }

  private func layOutLabels(in area: Rect) {
    guard let secondLabel else {
      mainLabel?.frame = area
      return
    }
    let isBelow = style == .subtitle
    let half =
      isBelow
      ? Size(width: area.width, height: area.height / 2)
      : Size(width: area.width / 2, height: area.height)
    mainLabel?.frame = Rect(origin: area.origin, size: half)
    secondLabel.frame = Rect(origin: area.origin, size: half)
      .offsetBy(dx: isBelow ? 0 : half.width, dy: isBelow ? half.height : 0)
  }
}
