/// The delete or insert control of an edited row: the private `UITableViewCellEditControl`.
final class CellEditControl: Control {
  /// The editing style that a tap commits.
  var style = TableView.EditingStyle.none

  override class var classDefinition: ClassDefinition {
    ClassDefinition(
      CellEditControl.self, name: "UITableViewCellEditControl", superclass: Control.self)
  }
}
