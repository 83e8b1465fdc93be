/// The optional methods of a table's data source (OB-9).
enum TableDataSourceMethod: OptionalMethod {
  case sections, headerTitle, footerTitle, canEdit, canMove, commit, move

  var selector: SystemSelector {
    switch self {
    case .sections: .`numberOfSectionsInTableView:`
    case .headerTitle: .`tableView:titleForHeaderInSection:`
    case .footerTitle: .`tableView:titleForFooterInSection:`
    case .canEdit: .`tableView:canEditRowAtIndexPath:`
    case .canMove: .`tableView:canMoveRowAtIndexPath:`
    case .commit: .`tableView:commitEditingStyle:forRowAtIndexPath:`
    case .move: .`tableView:moveRowAtIndexPath:toIndexPath:`
    }
  }
}

extension Message where S == GeneralShape<Int, DynamicObject?> {
  /// `-numberOfSectionsInTableView:`; without it there is one section.
  @inlinable public static var tableNumberOfSections: Self {
    Message(.`numberOfSectionsInTableView:`)
  }
}

extension Message where S == GeneralShape<Int, DynamicObject?, Int> {
  /// `-tableView:numberOfRowsInSection:`, required of every data source.
  @inlinable public static var tableNumberOfRows: Self {
    Message(.`tableView:numberOfRowsInSection:`)
  }
}

/// The messages that return an object: the cell of a row.
extension Message where S == GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?> {
  /// `-tableView:cellForRowAtIndexPath:`, required of every data source.
  @inlinable public static var tableCellForRow: Self {
    Message(.`tableView:cellForRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<String?, DynamicObject?, Int> {
  /// `-tableView:titleForHeaderInSection:`; not shown if the delegate provides a view (TV-11).
  @inlinable public static var tableTitleForHeader: Self {
    Message(.`tableView:titleForHeaderInSection:`)
  }
  /// `-tableView:titleForFooterInSection:`.
  @inlinable public static var tableTitleForFooter: Self {
    Message(.`tableView:titleForFooterInSection:`)
  }
}

extension Message where S == ObjectsToBool {
  /// `-tableView:canEditRowAtIndexPath:`; by default true if the data source commits editing.
  @inlinable public static var tableCanEditRow: Self {
    Message(.`tableView:canEditRowAtIndexPath:`)
  }
  /// `-tableView:canMoveRowAtIndexPath:`; by default true if the data source moves rows.
  @inlinable public static var tableCanMoveRow: Self {
    Message(.`tableView:canMoveRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Int, DynamicObject?> {
  /// `-tableView:commitEditingStyle:forRowAtIndexPath:`, for the user's edits (TV-14).
  @inlinable public static var tableCommitEditing: Self {
    Message(.`tableView:commitEditingStyle:forRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, DynamicObject?, DynamicObject?> {
  /// `-tableView:moveRowAtIndexPath:toIndexPath:`, after the user has moved a row (TV-16).
  @inlinable public static var tableMoveRow: Self {
    Message(.`tableView:moveRowAtIndexPath:toIndexPath:`)
  }
}
