/// A cell of a table: `UITableViewCell`.
///
/// An app adds its views to the content view; the table places its controls beside it.
open class TableViewCell: ReusableView {
  /// The arrangement of the labels and the image.
  public final var style = Style.default { didSet { setNeedsLayout() } }
  /// The superview of the app's own views, made by the system's template.
  public final let contentView: View
  /// True if the row is shown as selected; set by the table.
  public private(set) final var isSelected = false
  /// True if the row is shown as pressed; set by touches.
  public private(set) final var isHighlighted = false
  /// True while the row is edited (TV-14).
  public private(set) final var isEditing = false
  /// The accessory at the right edge; a detail button is a control (TV-15).
  public final var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  /// The app's own accessory view, instead of the system's.
  public final var accessoryView: View? { didSet { replace(oldValue, by: accessoryView) } }
  /// The main label; nil until it is read.
  final var mainLabel: Label?
  /// The second label; nil until it is read.
  final var secondLabel: Label?
  /// The image view; nil until it is read.
  final var picture: ImageView?
  /// The accessory's button; nil for other accessories (TV-15).
  final var detailButton: Button?
  /// The delete or insert control at the left edge.
  final var editControl: CellEditControl?
  /// The reorder control at the right edge.
  final var reorderControl: CellReorderControl?

  /// The arrangements of labels, with UIKit's values.
  public enum Style: Int, Hashable, Sendable {
    /// One label.
    case `default`
    /// The second label at the right edge.
    case value1
    /// The second label beside the first one.
    case value2
    /// The second label below the first one.
    case subtitle
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(TableViewCell.self, name: "UITableViewCell", superclass: View.self) {
      methods in
      methods.define(.layoutSubviews) { cell, _ in cell.layOutParts() }
      methods.define(.prepareForReuse) { cell, _ in cell.forgetState() }
      methods.define(.setCellSelected) { cell, isSelected, _, _ in cell.isSelected = isSelected }
      methods.define(.setCellHighlighted) { cell, isHighlighted, _, _ in
        cell.isHighlighted = isHighlighted
      }
      methods.define(.setEditing) { cell, isEditing, _, _ in cell.keep(isEditing) }
      defineParts(methods)
    }
  }

  /// Makes a cell with an empty content view.
  public required init(of class: DynamicClass?) {
    guard let process = `class`?.classTable.owner(as: AppProcess.self) else {
      fatalError("create a cell in a process")
    }
    let built = process.device.system.lists.cell.build(in: process)
    contentView = built[.content]
    super.init(of: `class`)
    addSubview(built.root)
    placesSubviews = true
  }

  /// Changes the selected look: sends `setSelected:animated:`.
  public final func setSelected(_ isSelected: Bool, animated: Bool = false) {
    send(.setCellSelected)(isSelected, animated)
  }

  /// Changes the pressed look: sends `setHighlighted:animated:`.
  public final func setHighlighted(_ isHighlighted: Bool, animated: Bool = false) {
    send(.setCellHighlighted)(isHighlighted, animated)
  }

  /// Begins or ends the editing of this row: sends `setEditing:animated:`.
  public final func setEditing(_ isEditing: Bool, animated: Bool = false) {
    send(.setEditing)(isEditing, animated)
  }

  override final func look(selected: Bool) {
    if selected != isSelected { setSelected(selected) }
  }

  override final func look(highlighted: Bool) {
    if highlighted != isHighlighted { setHighlighted(highlighted) }
  }

  private func keep(_ isEditing: Bool) {
    self.isEditing = isEditing
    setNeedsLayout()
  }

  private func forgetState() {
    look(selected: false)
    look(highlighted: false)
  }

  private func replace(_ old: View?, by new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}

extension TableViewCell {
  /// Makes a cell with a style and an identifier for reuse.
  public convenience init(
    style: Style = .default, reuseIdentifier: String?, in process: AppProcess
  ) {
    self.init(in: process)
    self.style = style
    reuseKey = reuseIdentifier
  }
}

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
      fatalError("\(built.root.class.name) is not a label")
    }
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Lays out the content beside the controls, and the labels beside the image.
  private func layOutParts() {
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
