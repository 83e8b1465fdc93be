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
