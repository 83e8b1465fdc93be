/// What a table asks its data source, if it has the method (OB-9).
enum TableDataSourceMethod: OptionalMethod {
  case sections, headerTitle, footerTitle, canEdit, canMove, commit, move

  /// Objective-C's spelling of the method.
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
  /// `-numberOfSectionsInTableView:`; one section without it.
  @inlinable public static var tableNumberOfSections: Self {
    Message(.`numberOfSectionsInTableView:`)
  }
}

extension Message where S == GeneralShape<Int, DynamicObject?, Int> {
  /// `-tableView:numberOfRowsInSection:`, which every data source has.
  @inlinable public static var tableNumberOfRows: Self {
    Message(.`tableView:numberOfRowsInSection:`)
  }
}

/// Messages that answer an object: a cell for a row.
extension Message where S == GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?> {
  /// `-tableView:cellForRowAtIndexPath:`, which every data source has.
  @inlinable public static var tableCellForRow: Self {
    Message(.`tableView:cellForRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<String?, DynamicObject?, Int> {
  /// `-tableView:titleForHeaderInSection:`; not shown where the delegate gives a view (TV-11).
  @inlinable public static var tableTitleForHeader: Self {
    Message(.`tableView:titleForHeaderInSection:`)
  }
  /// `-tableView:titleForFooterInSection:`.
  @inlinable public static var tableTitleForFooter: Self {
    Message(.`tableView:titleForFooterInSection:`)
  }
}

extension Message where S == ObjectsToBool {
  /// `-tableView:canEditRowAtIndexPath:`; without it rows can be edited if editing is committed.
  @inlinable public static var tableCanEditRow: Self {
    Message(.`tableView:canEditRowAtIndexPath:`)
  }
  /// `-tableView:canMoveRowAtIndexPath:`; without it rows can be moved if moves are taken.
  @inlinable public static var tableCanMoveRow: Self {
    Message(.`tableView:canMoveRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Int, DynamicObject?> {
  /// `-tableView:commitEditingStyle:forRowAtIndexPath:`, when a person deletes or inserts (TV-14).
  @inlinable public static var tableCommitEditing: Self {
    Message(.`tableView:commitEditingStyle:forRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, DynamicObject?, DynamicObject?> {
  /// `-tableView:moveRowAtIndexPath:toIndexPath:`, when a person has moved a row (TV-16).
  @inlinable public static var tableMoveRow: Self {
    Message(.`tableView:moveRowAtIndexPath:toIndexPath:`)
  }
}
