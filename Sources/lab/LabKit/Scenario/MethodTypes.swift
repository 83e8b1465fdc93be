package import MiniUI

package enum MethodTypes {
  /// Returns the methods that objects of a class have, and UIKit's optional ones.
  static func names(of type: DynamicClass) -> [String] {
    SystemSelector.allCases.filter { type.implements(SelectorID($0)) }.map(\.name)
      + DelegateMethods.names
  }

  /// Returns the types of a class's method, or of UIKit's of that name; nil if unknown.
  package static func known(_ selector: String, in type: DynamicClass, _ table: ClassTable)
    -> ShapeKind?
  {
    type.method(for: table.selector(selector))?.implementation?.kind
      ?? DelegateMethods.kind(of: selector)
  }

  /// Returns the types of a new method: an object per colon, no result.
  ///
  /// Nil for more than two arguments, which an action cannot have.
  package static func natural(_ selector: String) -> ShapeKind? {
    switch selector.count(where: { $0 == ":" }) {
    case 0: .toVoid
    case 1: .objectToVoid
    case 2: .objectsToVoid
    default: nil
    }
  }
}

/// The types of UIKit's optional methods, which are unimplemented until an app adds them.
///
/// An app's method of such a name receives the arguments that UIKit sends.
private enum DelegateMethods {
  /// Returns the types of the method of that name; nil if UIKit has none.
  static func kind(of selector: String) -> ShapeKind? { kinds[selector] }

  static var names: some Sequence<String> { kinds.keys }

  private static let kinds: [String: ShapeKind] = Dictionary(
    uniqueKeysWithValues: groups.flatMap { group in
      group.selectors.map { ("\($0)", group.kind) }
    })

  private typealias Group = (kind: ShapeKind, selectors: [String])

  private static let groups = lists + texts + containers + web

  private static let lists: [Group] = [
    (
      .objectsToVoid,
      [
        "tableView:didSelectRowAtIndexPath:", "tableView:didDeselectRowAtIndexPath:",
        "tableView:didHighlightRowAtIndexPath:", "tableView:didUnhighlightRowAtIndexPath:",
        "tableView:willBeginEditingRowAtIndexPath:", "tableView:didEndEditingRowAtIndexPath:",
        "tableView:accessoryButtonTappedForRowWithIndexPath:",
        "collectionView:didSelectItemAtIndexPath:", "collectionView:didDeselectItemAtIndexPath:",
        "collectionView:didHighlightItemAtIndexPath:",
        "collectionView:didUnhighlightItemAtIndexPath:",
      ]
    ),
    (
      ShapeKind(.nothing, taking: [.object, .object, .object]),
      [
        "tableView:willDisplayCell:forRowAtIndexPath:",
        "tableView:didEndDisplayingCell:forRowAtIndexPath:",
        "tableView:moveRowAtIndexPath:toIndexPath:",
        "collectionView:willDisplayCell:forItemAtIndexPath:",
        "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
      ]
    ),
    (
      ShapeKind(.nothing, taking: [.object, .int, .object]),
      ["tableView:commitEditingStyle:forRowAtIndexPath:"]
    ),
    (
      .objectsToBool,
      [
        "tableView:shouldHighlightRowAtIndexPath:", "tableView:canEditRowAtIndexPath:",
        "tableView:canMoveRowAtIndexPath:", "collectionView:shouldHighlightItemAtIndexPath:",
        "collectionView:shouldSelectItemAtIndexPath:",
        "collectionView:shouldDeselectItemAtIndexPath:",
      ]
    ),
    (
      ShapeKind(.object, taking: [.object, .object]),
      [
        "tableView:willSelectRowAtIndexPath:", "tableView:willDeselectRowAtIndexPath:",
        "tableView:cellForRowAtIndexPath:", "collectionView:cellForItemAtIndexPath:",
        "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
      ]
    ),
    (
      ShapeKind(.int, taking: [.object]),
      ["numberOfSectionsInTableView:", "numberOfSectionsInCollectionView:"]
    ),
    (
      ShapeKind(.int, taking: [.object, .int]),
      ["tableView:numberOfRowsInSection:", "collectionView:numberOfItemsInSection:"]
    ),
    (
      ShapeKind(.text, taking: [.object, .int]),
      ["tableView:titleForHeaderInSection:", "tableView:titleForFooterInSection:"]
    ),
    (
      ShapeKind(.object, taking: [.object, .int]),
      ["tableView:viewForHeaderInSection:", "tableView:viewForFooterInSection:"]
    ),
    (
      ShapeKind(.double, taking: [.object, .int]),
      ["tableView:heightForHeaderInSection:", "tableView:heightForFooterInSection:"]
    ),
    (ShapeKind(.double, taking: [.object, .object]), ["tableView:heightForRowAtIndexPath:"]),
  ]

  private static let texts: [Group] = [
    (
      .objectToVoid,
      [
        "textFieldDidBeginEditing:", "textFieldDidEndEditing:", "textViewDidBeginEditing:",
        "textViewDidChange:", "textViewDidEndEditing:", "searchBarTextDidBeginEditing:",
        "searchBarTextDidEndEditing:", "searchBarSearchButtonClicked:",
        "searchBarCancelButtonClicked:", "scrollViewDidScroll:", "scrollViewWillBeginDragging:",
        "scrollViewWillBeginDecelerating:", "scrollViewDidEndDecelerating:",
        "scrollViewDidEndScrollingAnimation:", "scrollViewDidScrollToTop:",
      ]
    ),
    (ShapeKind(.nothing, taking: [.object, .int]), ["textFieldDidEndEditing:reason:"]),
    (ShapeKind(.nothing, taking: [.object, .text]), ["searchBar:textDidChange:"]),
    (
      .objectToBool,
      [
        "textFieldShouldBeginEditing:", "textFieldShouldEndEditing:", "textFieldShouldClear:",
        "textFieldShouldReturn:", "textViewShouldBeginEditing:", "textViewShouldEndEditing:",
        "searchBarShouldBeginEditing:", "searchBarShouldEndEditing:",
        "scrollViewShouldScrollToTop:",
      ]
    ),
    (
      ShapeKind(.nothing, taking: [.object, .bool]),
      ["scrollViewDidEndDragging:willDecelerate:"]
    ),
  ]

  private static let containers: [Group] = [
    (
      ShapeKind(.nothing, taking: [.object, .object, .bool]),
      [
        "navigationController:willShowViewController:animated:",
        "navigationController:didShowViewController:animated:",
      ]
    ),
    (
      ShapeKind(.nothing, taking: [.object, .int]),
      [
        "alertView:clickedButtonAtIndex:", "alertView:willDismissWithButtonIndex:",
        "alertView:didDismissWithButtonIndex:", "actionSheet:clickedButtonAtIndex:",
        "actionSheet:willDismissWithButtonIndex:", "actionSheet:didDismissWithButtonIndex:",
      ]
    ),
    (
      .objectToVoid,
      [
        "presentationControllerWillDismiss:", "presentationControllerDidDismiss:",
        "presentationControllerDidAttemptToDismiss:",
      ]
    ),
    (
      .objectToBool,
      ["presentationControllerShouldDismiss:", "gestureRecognizerShouldBegin:"]
    ),
    (
      .objectsToBool,
      [
        "tabBarController:shouldSelectViewController:", "navigationBar:shouldPopItem:",
      ]
    ),
  ]

  private static let web: [Group] = [
    (
      ShapeKind(.nothing, taking: [.object, .object, .object]),
      [
        "webView:decidePolicyForNavigationAction:decisionHandler:",
        "webView:didFailProvisionalNavigation:withError:", "webView:didFailNavigation:withError:",
      ]
    ),
    (
      .objectsToVoid,
      [
        "webView:didStartProvisionalNavigation:", "webView:didCommitNavigation:",
        "webView:didFinishNavigation:", "userContentController:didReceiveScriptMessage:",
        "webView:didFailLoadWithError:",
      ]
    ),
    (.objectToVoid, ["webViewDidStartLoad:", "webViewDidFinishLoad:"]),
    (
      ShapeKind(.bool, taking: [.object, .object, .int]),
      ["webView:shouldStartLoadWithRequest:navigationType:"]
    ),
    (
      ShapeKind(.nothing, taking: [.object, .bool]),
      ["setJSResponder:blockNativeResponder:"]
    ),
  ]
}
