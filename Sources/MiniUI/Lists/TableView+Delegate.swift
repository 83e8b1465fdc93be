/// The optional methods of a table's delegate (OB-9).
enum TableDelegateMethod: OptionalMethod {
  case willDisplay, didEndDisplaying, rowHeight, headerHeight, footerHeight, header, footer
  case shouldHighlight, didHighlight, didUnhighlight
  case willSelect, willDeselect, didSelect, didDeselect
  case editingStyle, deleteTitle, swipeActions, willBeginEditing, didEndEditing, accessoryTapped

  var selector: SystemSelector {
    switch self {
    case .willDisplay: .`tableView:willDisplayCell:forRowAtIndexPath:`
    case .didEndDisplaying: .`tableView:didEndDisplayingCell:forRowAtIndexPath:`
    case .rowHeight: .`tableView:heightForRowAtIndexPath:`
    case .headerHeight: .`tableView:heightForHeaderInSection:`
    case .footerHeight: .`tableView:heightForFooterInSection:`
    case .header: .`tableView:viewForHeaderInSection:`
    case .footer: .`tableView:viewForFooterInSection:`
    case .shouldHighlight: .`tableView:shouldHighlightRowAtIndexPath:`
    case .didHighlight: .`tableView:didHighlightRowAtIndexPath:`
    case .didUnhighlight: .`tableView:didUnhighlightRowAtIndexPath:`
    case .willSelect: .`tableView:willSelectRowAtIndexPath:`
    case .willDeselect: .`tableView:willDeselectRowAtIndexPath:`
    case .didSelect: .`tableView:didSelectRowAtIndexPath:`
    case .didDeselect: .`tableView:didDeselectRowAtIndexPath:`
    case .editingStyle: .`tableView:editingStyleForRowAtIndexPath:`
    case .deleteTitle: .`tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:`
    case .swipeActions: .`tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:`
    case .willBeginEditing: .`tableView:willBeginEditingRowAtIndexPath:`
    case .didEndEditing: .`tableView:didEndEditingRowAtIndexPath:`
    case .accessoryTapped: .`tableView:accessoryButtonTappedForRowWithIndexPath:`
    }
  }
}

/// The messages to the delegate for a tap on a row (TV-1).
extension Message where S == ObjectsToVoid {
  /// `-tableView:didHighlightRowAtIndexPath:`, after a finger came down.
  @inlinable public static var tableDidHighlightRow: Self {
    Message(.`tableView:didHighlightRowAtIndexPath:`)
  }
  /// `-tableView:didUnhighlightRowAtIndexPath:`, after the finger has left, before any selection.
  @inlinable public static var tableDidUnhighlightRow: Self {
    Message(.`tableView:didUnhighlightRowAtIndexPath:`)
  }
  /// `-tableView:didSelectRowAtIndexPath:`, after a selection by the user only (TV-6).
  @inlinable public static var tableDidSelectRow: Self {
    Message(.`tableView:didSelectRowAtIndexPath:`)
  }
  /// `-tableView:didDeselectRowAtIndexPath:`, before the new row is selected.
  @inlinable public static var tableDidDeselectRow: Self {
    Message(.`tableView:didDeselectRowAtIndexPath:`)
  }
  /// `-tableView:willBeginEditingRowAtIndexPath:`, after a row was swiped (TV-14).
  @inlinable public static var tableWillBeginEditingRow: Self {
    Message(.`tableView:willBeginEditingRowAtIndexPath:`)
  }
  /// `-tableView:didEndEditingRowAtIndexPath:`, with `nil` if the row was deleted.
  @inlinable public static var tableDidEndEditingRow: Self {
    Message(.`tableView:didEndEditingRowAtIndexPath:`)
  }
  /// `-tableView:accessoryButtonTappedForRowWithIndexPath:` (TV-15).
  @inlinable public static var tableAccessoryButtonTapped: Self {
    Message(.`tableView:accessoryButtonTappedForRowWithIndexPath:`)
  }
}

extension Message where S == ObjectsToBool {
  /// `-tableView:shouldHighlightRowAtIndexPath:`; without highlight no selection (TV-2).
  @inlinable public static var tableShouldHighlightRow: Self {
    Message(.`tableView:shouldHighlightRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?> {
  /// `-tableView:willSelectRowAtIndexPath:`, which may return another row or `nil` (TV-2).
  @inlinable public static var tableWillSelectRow: Self {
    Message(.`tableView:willSelectRowAtIndexPath:`)
  }
  /// `-tableView:willDeselectRowAtIndexPath:`, which may return another row or `nil`.
  @inlinable public static var tableWillDeselectRow: Self {
    Message(.`tableView:willDeselectRowAtIndexPath:`)
  }
  /// `-tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:`; returns ``SwipeActions``.
  @inlinable public static var tableTrailingSwipeActions: Self {
    Message(.`tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<Double, DynamicObject?, DynamicObject?> {
  /// `-tableView:heightForRowAtIndexPath:`, sent for every row after a reload.
  @inlinable public static var tableHeightForRow: Self {
    Message(.`tableView:heightForRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<Double, DynamicObject?, Int> {
  /// `-tableView:heightForHeaderInSection:`; at 0 no view is requested (TV-11).
  @inlinable public static var tableHeightForHeader: Self {
    Message(.`tableView:heightForHeaderInSection:`)
  }
  /// `-tableView:heightForFooterInSection:`.
  @inlinable public static var tableHeightForFooter: Self {
    Message(.`tableView:heightForFooterInSection:`)
  }
}

extension Message where S == GeneralShape<DynamicObject?, DynamicObject?, Int> {
  /// `-tableView:viewForHeaderInSection:`, which takes precedence over the title (TV-11).
  @inlinable public static var tableViewForHeader: Self {
    Message(.`tableView:viewForHeaderInSection:`)
  }
  /// `-tableView:viewForFooterInSection:`.
  @inlinable public static var tableViewForFooter: Self {
    Message(.`tableView:viewForFooterInSection:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, DynamicObject?, DynamicObject?> {
  /// `-tableView:willDisplayCell:forRowAtIndexPath:`, before the cell appears (TV-10).
  @inlinable public static var tableWillDisplayCell: Self {
    Message(.`tableView:willDisplayCell:forRowAtIndexPath:`)
  }
  /// `-tableView:didEndDisplayingCell:forRowAtIndexPath:`, after its removal (TV-10).
  @inlinable public static var tableDidEndDisplayingCell: Self {
    Message(.`tableView:didEndDisplayingCell:forRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<Int, DynamicObject?, DynamicObject?> {
  /// `-tableView:editingStyleForRowAtIndexPath:`; the default is to delete.
  @inlinable public static var tableEditingStyle: Self {
    Message(.`tableView:editingStyleForRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<String?, DynamicObject?, DynamicObject?> {
  /// `-tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:`; `Delete` by default.
  @inlinable public static var tableDeleteTitle: Self {
    Message(.`tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:`)
  }
}
