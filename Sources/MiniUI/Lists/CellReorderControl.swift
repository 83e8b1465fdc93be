/// The handle by which the user drags a row: the private `UITableViewCellReorderControl` (TV-16).
///
/// The row moves when the finger is lifted; until then all rows keep their places.
final class CellReorderControl: Control {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(
      CellReorderControl.self, name: "UITableViewCellReorderControl", superclass: Control.self
    ) { methods in
      methods.define(
        .touchesEnded,
        Body { control, touches, event, callSuper in
          let touch = control.trackedTouch
          callSuper(touches, event)
          if let touch { control.drop(touch) }
        })
    }
  }

  private func drop(_ touch: Touch) {
    guard let cell = superview as? TableViewCell, let list = cell.list as? TableView else {
      return
    }
    list.drop(cell, at: touch.location(in: list))
  }
}
