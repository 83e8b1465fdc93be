/// What stands beside the content of a cell: the accessory, and the controls of editing.
extension TableViewCell {
  /// What stands at the right edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A mark that leads on; tapping it is tapping the row (TV-15).
    case disclosureIndicator
    /// A button and the mark.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button alone.
    case detailButton

    /// Whether a finger on the accessory is not one on the row (TV-15).
    var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
    /// The width that the content leaves to it, in points.
    var width: Double { self == .none ? 0 : 44 }
  }

  /// How the row is edited; the table sets this before it begins.
  final var editingStyle: TableView.EditingStyle {
    get { editControl?.style ?? .none }
    set { newValue == .none ? removeEditControl() : addEditControl(newValue) }
  }

  /// Whether the row shows the control that it is moved by.
  public internal(set) final var showsReorderControl: Bool {
    get { reorderControl != nil }
    set { newValue ? addReorderControl() : removeReorderControl() }
  }

  /// The private actions of the controls in a cell.
  static func defineParts(_ methods: MethodList<TableViewCell>) {
    methods.define(.accessoryButtonAction, Body { cell, _, _ in cell.tellOfAccessory() })
    methods.define(.editControlTapped, Body { cell, _, _ in cell.useEditControl() })
  }

  /// The content's frame; the controls beside it get theirs.
  final func layOutControls() -> Rect {
    let accessoryWidth = accessoryView?.bounds.width ?? accessoryType.width
    let left = editControl == nil ? 0 : 38.0
    let right = max(accessoryWidth, reorderControl == nil ? 0 : 44)
    let (width, height) = (bounds.width, bounds.height)
    editControl?.frame = Rect(x: 0, y: 0, width: left, height: height)
    reorderControl?.frame = Rect(x: width - 44, y: 0, width: 44, height: height)
    detailButton?.frame = Rect(x: width - 44, y: 0, width: 44, height: height)
    accessoryView?.center = Point(x: width - accessoryWidth / 2, y: height / 2)
    return Rect(x: left, y: 0, width: max(0, width - left - right), height: height)
  }

  /// Makes or removes the detail button.
  final func accessoryDidChange() {
    detailButton?.removeFromSuperview()
    detailButton = nil
    setNeedsLayout()
    guard accessoryType.isButton else { return }
    let button = Button(in: process)
    button.accessibilityLabel = "More Info"
    button.addTarget(
      self, action: SelectorID(.`_accessoryButtonAction:`), for: .touchUpInside)
    detailButton = button
    addSubview(button)
  }

  private func tellOfAccessory() {
    guard let list = list as? TableView, let path = indexPath else { return }
    list.delegateAsked(.accessoryTapped)?
      .send(.tableAccessoryButtonTapped)(list, list.object(of: path))
  }

  private func useEditControl() {
    guard let list = list as? TableView, let path = indexPath else { return }
    editingStyle == .insert ? list.commit(.insert, at: path) : list.askToDelete(path)
  }

  private func addEditControl(_ style: TableView.EditingStyle) {
    if editControl == nil {
      editControl = newControl(\.editControl)
      editControl?.addTarget(
        self, action: SelectorID(.`_editControlTapped:`), for: .touchUpInside)
    }
    editControl?.style = style
  }

  private func removeEditControl() {
    editControl?.removeFromSuperview()
    editControl = nil
    setNeedsLayout()
  }

  private func addReorderControl() {
    if reorderControl == nil { reorderControl = newControl(\.reorderControl) }
  }

  private func removeReorderControl() {
    reorderControl?.removeFromSuperview()
    reorderControl = nil
    setNeedsLayout()
  }

  private func newControl<Kind: Control>(_ template: KeyPath<ListTemplates, ViewTemplate>) -> Kind?
  {
    let parts = process.device.system.lists
    guard let control = parts[keyPath: template].build(in: process).root as? Kind else {
      return nil
    }
    addSubview(control)
    setNeedsLayout()
    return control
  }
}

extension Message where S == ObjectToVoid {
  /// `-_accessoryButtonAction:`, the private action of a detail button (TV-15).
  static var accessoryButtonAction: Self { Message(.`_accessoryButtonAction:`) }
  /// `-_editControlTapped:`, the private action of the control that deletes or inserts.
  static var editControlTapped: Self { Message(.`_editControlTapped:`) }
}
