/// What a row is deleted or inserted with: the private `UITableViewCellEditControl`.
final class CellEditControl: Control {
  /// What a tap does.
  var style = TableView.EditingStyle.none

  override class var classDefinition: ClassDefinition {
    ClassDefinition(
      CellEditControl.self, name: "UITableViewCellEditControl", superclass: Control.self)
  }
}
