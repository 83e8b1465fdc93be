@testable import MiniUI

/// An optional method that a test's list source implements; its raw value is the selector.
protocol ListMethod: RawRepresentable<String> {}

extension ListMethod {
  var selector: SystemSelector {
    let known = SystemSelector.allCases.first { $0.name == rawValue }
    guard let known else {
      fatalError("MiniUI does not send \(rawValue)")
    }
    return known
  }
}

enum TableDelegateMethod: String, ListMethod {
  case willDisplay = "tableView:willDisplayCell:forRowAtIndexPath:"
  case didEndDisplaying = "tableView:didEndDisplayingCell:forRowAtIndexPath:"
  case rowHeight = "tableView:heightForRowAtIndexPath:"
  case headerHeight = "tableView:heightForHeaderInSection:"
  case footerHeight = "tableView:heightForFooterInSection:"
  case header = "tableView:viewForHeaderInSection:"
  case footer = "tableView:viewForFooterInSection:"
  case shouldHighlight = "tableView:shouldHighlightRowAtIndexPath:"
  case didHighlight = "tableView:didHighlightRowAtIndexPath:"
  case didUnhighlight = "tableView:didUnhighlightRowAtIndexPath:"
  case willSelect = "tableView:willSelectRowAtIndexPath:"
  case willDeselect = "tableView:willDeselectRowAtIndexPath:"
  case didSelect = "tableView:didSelectRowAtIndexPath:"
  case didDeselect = "tableView:didDeselectRowAtIndexPath:"
  case editingStyle = "tableView:editingStyleForRowAtIndexPath:"
  case deleteTitle = "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"
  case swipeActions = "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"
  case willBeginEditing = "tableView:willBeginEditingRowAtIndexPath:"
  case didEndEditing = "tableView:didEndEditingRowAtIndexPath:"
  case accessoryTapped = "tableView:accessoryButtonTappedForRowWithIndexPath:"
}

enum TableDataSourceMethod: String, ListMethod {
  case sections = "numberOfSectionsInTableView:"
  case headerTitle = "tableView:titleForHeaderInSection:"
  case footerTitle = "tableView:titleForFooterInSection:"
  case canEdit = "tableView:canEditRowAtIndexPath:"
  case canMove = "tableView:canMoveRowAtIndexPath:"
  case commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
  case move = "tableView:moveRowAtIndexPath:toIndexPath:"
}

enum CollectionDelegateMethod: String, ListMethod {
  case willDisplay = "collectionView:willDisplayCell:forItemAtIndexPath:"
  case didEndDisplaying = "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
  case shouldHighlight = "collectionView:shouldHighlightItemAtIndexPath:"
  case didHighlight = "collectionView:didHighlightItemAtIndexPath:"
  case didUnhighlight = "collectionView:didUnhighlightItemAtIndexPath:"
  case shouldSelect = "collectionView:shouldSelectItemAtIndexPath:"
  case shouldDeselect = "collectionView:shouldDeselectItemAtIndexPath:"
  case didSelect = "collectionView:didSelectItemAtIndexPath:"
  case didDeselect = "collectionView:didDeselectItemAtIndexPath:"
}

enum CollectionDataSourceMethod: String, ListMethod {
  case sections = "numberOfSectionsInCollectionView:"
  case supplementary = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
}
