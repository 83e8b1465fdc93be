/// The accessory and the editing controls of a cell.
extension TableViewCell {
  /// The kinds of accessory at the right edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// No accessory.
    case none
    /// A chevron; a tap on it is a tap on the row (TV-15).
    case disclosureIndicator
    /// A button and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button.
    case detailButton

    /// True if a tap on the accessory is not a tap on the row (TV-15).
    var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
    /// The width in points.
    var width: Double { self == .none ? 0 : 44 }
  }

  final var editingStyle: TableView.EditingStyle {
    get { editControl?.style ?? .none }
    set { newValue == .none ? removeEditControl() : addEditControl(newValue) }
  }

  /// True if the row shows the reorder control.
  public internal(set) final var showsReorderControl: Bool {
    get { reorderControl != nil }
    set { newValue ? addReorderControl() : removeReorderControl() }
  }

  static func defineParts(_ methods: MethodList<TableViewCell>) {
    methods.define(.accessoryButtonAction) { cell, _, _ in cell.tellOfAccessory() }
    methods.define(.editControlTapped) { cell, _, _ in cell.useEditControl() }
  }

  /// Lays out the controls and returns the remaining frame of the content.
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

  /// Replaces the detail button after a change of the accessory.
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
    list.cachedDelegate.send(.tableAccessoryButtonTapped)?(list, list.object(of: path))
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

/// The delete or insert control of an edited row: the private `UITableViewCellEditControl`.
final class CellEditControl: Control {
  var style = TableView.EditingStyle.none

  override class var classDefinition: ClassDefinition {
    ClassDefinition(CellEditControl.self, name: "UITableViewCellEditControl")
  }
}

/// The handle by which the user drags a row: the private `UITableViewCellReorderControl` (TV-16).
///
/// The row moves when the finger is lifted; until then all rows keep their places.
final class CellReorderControl: Control {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(CellReorderControl.self, name: "UITableViewCellReorderControl") { methods in
      methods.define(.touchesEnded) { control, touches, event, callSuper in
        let touch = control.trackedTouch
        callSuper(touches, event)
        if let touch { control.drop(touch) }
      }
    }
  }

  private func drop(_ touch: Touch) {
    guard let cell = superview as? TableViewCell, let list = cell.list as? TableView else {
      return
    }
    list.drop(cell, at: touch.location(in: list))
  }
}
