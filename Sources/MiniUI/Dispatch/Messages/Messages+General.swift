// Generated from Sources/MiniUI/Dispatch/Messages/Messages.txt; do not edit.
// lab-dev generate messages writes this file.

extension Message where S == GeneralShape<Bool, Bool> {
  /// `-endEditing:`.
  @inlinable public static var endEditing: Self { Message(.`endEditing:`) }
}

extension Message where S == GeneralShape<Bool, DynamicObject?, DynamicObject?, DynamicObject?> {
  /// `-application:openURL:options:`, to the delegate, with a ``URLObject``.
  @inlinable public static var applicationOpenURL: Self { Message(.`application:openURL:options:`) }
}

extension Message where S == GeneralShape<Bool, DynamicObject?, DynamicObject?, Int> {
  /// `-webView:shouldStartLoadWithRequest:navigationType:`; `false` is a veto.
  @inlinable public static var webViewShouldStartLoad: Self {
    Message(.`webView:shouldStartLoadWithRequest:navigationType:`)
  }
}

extension Message where S == GeneralShape<Bool, DynamicObject?, Int, Int, String?> {
  /// `-searchBar:shouldChangeTextInRange:replacementText:`: location and length in UTF-16.
  @inlinable public static var searchBarShouldChangeText: Self {
    Message(.`searchBar:shouldChangeTextInRange:replacementText:`)
  }
  /// `-textField:shouldChangeCharactersInRange:replacementString:`: location and length (TX-2).
  @inlinable public static var textFieldShouldChangeCharacters: Self {
    Message(.`textField:shouldChangeCharactersInRange:replacementString:`)
  }
  /// `-textView:shouldChangeTextInRange:replacementText:`: location and length in UTF-16.
  @inlinable public static var textViewShouldChangeText: Self {
    Message(.`textView:shouldChangeTextInRange:replacementText:`)
  }
}

extension Message where S == GeneralShape<Bool, SelectorID, DynamicObject?> {
  /// `-canPerformAction:withSender:`.
  @inlinable public static var canPerformAction: Self { Message(.`canPerformAction:withSender:`) }
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

extension Message where S == GeneralShape<DynamicObject?, Bool> {
  /// `-popViewControllerAnimated:`, also sent by the back button and the swipe.
  @inlinable public static var popViewController: Self { Message(.`popViewControllerAnimated:`) }
  /// `-popToRootViewControllerAnimated:`, which returns an ``ObjectList``.
  @inlinable public static var popToRootViewController: Self {
    Message(.`popToRootViewControllerAnimated:`)
  }
}

extension Message where S == GeneralShape<DynamicObject?, DynamicObject?, Bool> {
  /// `-popToViewController:animated:`, which returns an ``ObjectList``.
  @inlinable public static var popToViewController: Self {
    Message(.`popToViewController:animated:`)
  }
}

extension Message where S == GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?> {
  /// `-pageViewController:viewControllerBeforeViewController:`, to a data source.
  @inlinable public static var pageBefore: Self {
    Message(.`pageViewController:viewControllerBeforeViewController:`)
  }
  /// `-pageViewController:viewControllerAfterViewController:`, to a data source.
  @inlinable public static var pageAfter: Self {
    Message(.`pageViewController:viewControllerAfterViewController:`)
  }
  /// `-collectionView:cellForItemAtIndexPath:`, required of every data source.
  @inlinable public static var collectionCellForItem: Self {
    Message(.`collectionView:cellForItemAtIndexPath:`)
  }
  /// `-tableView:cellForRowAtIndexPath:`, required of every data source.
  @inlinable public static var tableCellForRow: Self {
    Message(.`tableView:cellForRowAtIndexPath:`)
  }
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
  /// `-[WKWebView loadFileURL:allowingReadAccessToURL:]`.
  @inlinable public static var loadFileURL: Self {
    Message(.`loadFileURL:allowingReadAccessToURL:`)
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

extension Message where S == GeneralShape<DynamicObject?, DynamicObject?, SelectorID> {
  /// `-[UIGestureRecognizer initWithTarget:action:]`, which returns the recogniser.
  @inlinable public static var initWithTarget: Self { Message(.`initWithTarget:action:`) }
}

extension Message where S == GeneralShape<DynamicObject?, SelectorID, DynamicObject?> {
  /// `-targetForAction:withSender:`.
  @inlinable public static var targetForAction: Self { Message(.`targetForAction:withSender:`) }
}

extension Message where S == GeneralShape<DynamicObject?, String?, DynamicObject?> {
  /// `-[WKWebView loadHTMLString:baseURL:]`.
  @inlinable public static var loadHTMLString: Self { Message(.`loadHTMLString:baseURL:`) }
}

extension Message where S == GeneralShape<DynamicObject?, String?, Int, DynamicObject?> {
  /// `+[UIAlertAction actionWithTitle:style:handler:]`, whose handler is a ``Block``.
  @inlinable public static var alertAction: Self { Message(.`actionWithTitle:style:handler:`) }
}

extension Message where S == GeneralShape<DynamicObject?, String?, String?, Int> {
  /// `+[UIAlertController alertControllerWithTitle:message:preferredStyle:]`.
  @inlinable public static var alertController: Self {
    Message(.`alertControllerWithTitle:message:preferredStyle:`)
  }
}

extension Message where S == GeneralShape<Int, DynamicObject?, DynamicObject?> {
  /// `-tableView:editingStyleForRowAtIndexPath:`; the default is to delete.
  @inlinable public static var tableEditingStyle: Self {
    Message(.`tableView:editingStyleForRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<Int, DynamicObject?, Int> {
  /// `-pickerView:numberOfRowsInComponent:`, to the data source.
  @inlinable public static var pickerRowCount: Self {
    Message(.`pickerView:numberOfRowsInComponent:`)
  }
  /// `-collectionView:numberOfItemsInSection:`, required of every data source.
  @inlinable public static var collectionNumberOfItems: Self {
    Message(.`collectionView:numberOfItemsInSection:`)
  }
  /// `-tableView:numberOfRowsInSection:`, required of every data source.
  @inlinable public static var tableNumberOfRows: Self {
    Message(.`tableView:numberOfRowsInSection:`)
  }
}

extension Message where S == GeneralShape<Int, DynamicObject?> {
  /// `-numberOfComponentsInPickerView:`, to the data source.
  @inlinable public static var pickerComponentCount: Self {
    Message(.`numberOfComponentsInPickerView:`)
  }
  /// `-numberOfSectionsInCollectionView:`; without it there is one section.
  @inlinable public static var collectionNumberOfSections: Self {
    Message(.`numberOfSectionsInCollectionView:`)
  }
  /// `-numberOfSectionsInTableView:`; without it there is one section.
  @inlinable public static var tableNumberOfSections: Self {
    Message(.`numberOfSectionsInTableView:`)
  }
}

extension Message where S == GeneralShape<Nothing, Bool, Bool> {
  /// `-setToolbarHidden:animated:` of a navigation controller.
  @inlinable public static var setToolbarHidden: Self { Message(.`setToolbarHidden:animated:`) }
  /// `-setNavigationBarHidden:animated:`.
  @inlinable public static var setNavigationBarHidden: Self {
    Message(.`setNavigationBarHidden:animated:`)
  }
  /// `-beginAppearanceTransition:animated:`.
  @inlinable public static var beginAppearanceTransition: Self {
    Message(.`beginAppearanceTransition:animated:`)
  }
  /// `-setEditing:animated:` of tables, cells and controllers.
  @inlinable public static var setEditing: Self { Message(.`setEditing:animated:`) }
  /// `-[UISwitch setOn:animated:]`.
  @inlinable public static var setOnAnimated: Self { Message(.`setOn:animated:`) }
  /// `-setSelected:animated:` of table cells.
  @inlinable public static var setCellSelected: Self { Message(.`setSelected:animated:`) }
  /// `-setHighlighted:animated:` of table cells.
  @inlinable public static var setCellHighlighted: Self { Message(.`setHighlighted:animated:`) }
}

extension Message where S == GeneralShape<Nothing, Bool, DynamicObject?> {
  /// `-[UIAlertController _dismissAnimated:triggeringAction:]`: private, at a tap on an action.
  @inlinable public static var dismissTriggered: Self {
    Message(.`_dismissAnimated:triggeringAction:`)
  }
  /// `-dismissViewControllerAnimated:completion:`, with a ``Block`` for the completion.
  @inlinable public static var dismissViewController: Self {
    Message(.`dismissViewControllerAnimated:completion:`)
  }
}

extension Message where S == GeneralShape<Nothing, Double> {
  /// `-[UIStepper setValue:]`.
  @inlinable public static var setValue: Self { Message(.`setValue:`) }
  /// `-setAlpha:`.
  @inlinable public static var setAlpha: Self { Message(.`setAlpha:`) }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Bool, DynamicObject?, Bool> {
  /// `-pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:`.
  @inlinable public static var pagesDidTurn: Self {
    Message(.`pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Bool, DynamicObject?> {
  /// `-presentViewController:animated:completion:`, with a ``Block`` for the completion.
  @inlinable public static var presentViewController: Self {
    Message(.`presentViewController:animated:completion:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Bool, Int> {
  /// `-selectRowAtIndexPath:animated:scrollPosition:`, not sent for a tap.
  @inlinable public static var selectRow: Self {
    Message(.`selectRowAtIndexPath:animated:scrollPosition:`)
  }
  /// `-selectItemAtIndexPath:animated:scrollPosition:` of collection views.
  @inlinable public static var selectItem: Self {
    Message(.`selectItemAtIndexPath:animated:scrollPosition:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Bool> {
  /// `-pushViewController:animated:`.
  @inlinable public static var pushViewController: Self { Message(.`pushViewController:animated:`) }
  /// `-setViewControllers:animated:` of navigation and tab bar controllers, with an ``ObjectList``.
  @inlinable public static var setViewControllers: Self { Message(.`setViewControllers:animated:`) }
  /// `-deselectRowAtIndexPath:animated:`.
  @inlinable public static var deselectRow: Self { Message(.`deselectRowAtIndexPath:animated:`) }
  /// `-deselectItemAtIndexPath:animated:` of collection views.
  @inlinable public static var deselectItem: Self { Message(.`deselectItemAtIndexPath:animated:`) }
  /// `-scrollViewDidEndDragging:willDecelerate:`.
  @inlinable public static var scrollViewDidEndDragging: Self {
    Message(.`scrollViewDidEndDragging:willDecelerate:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, DynamicObject?, Bool> {
  /// `-navigationController:willShowViewController:animated:`, to a delegate.
  @inlinable public static var navigationWillShow: Self {
    Message(.`navigationController:willShowViewController:animated:`)
  }
  /// `-navigationController:didShowViewController:animated:`, to a delegate.
  @inlinable public static var navigationDidShow: Self {
    Message(.`navigationController:didShowViewController:animated:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, DynamicObject?, DynamicObject?> {
  /// `-[UIApplication openURL:options:completionHandler:]`; the block gets the URL if it opened.
  @inlinable public static var openURLWithCompletion: Self {
    Message(.`openURL:options:completionHandler:`)
  }
  /// `-collectionView:willDisplayCell:forItemAtIndexPath:`, before the cell appears (TV-10).
  @inlinable public static var collectionWillDisplayCell: Self {
    Message(.`collectionView:willDisplayCell:forItemAtIndexPath:`)
  }
  /// `-collectionView:didEndDisplayingCell:forItemAtIndexPath:`, after its removal (TV-10).
  @inlinable public static var collectionDidEndDisplayingCell: Self {
    Message(.`collectionView:didEndDisplayingCell:forItemAtIndexPath:`)
  }
  /// `-tableView:moveRowAtIndexPath:toIndexPath:`, after the user has moved a row (TV-16).
  @inlinable public static var tableMoveRow: Self {
    Message(.`tableView:moveRowAtIndexPath:toIndexPath:`)
  }
  /// `-tableView:willDisplayCell:forRowAtIndexPath:`, before the cell appears (TV-10).
  @inlinable public static var tableWillDisplayCell: Self {
    Message(.`tableView:willDisplayCell:forRowAtIndexPath:`)
  }
  /// `-tableView:didEndDisplayingCell:forRowAtIndexPath:`, after its removal (TV-10).
  @inlinable public static var tableDidEndDisplayingCell: Self {
    Message(.`tableView:didEndDisplayingCell:forRowAtIndexPath:`)
  }
  /// `-webView:decidePolicyForNavigationAction:decisionHandler:`.
  ///
  /// The handler is a ``Block`` that takes a ``NumberObject`` of a ``NavigationPolicy``.
  @inlinable public static var webViewDecidePolicy: Self {
    Message(.`webView:decidePolicyForNavigationAction:decisionHandler:`)
  }
  /// `-webView:didFailProvisionalNavigation:withError:`, with an ``ErrorObject``.
  @inlinable public static var webViewDidFailProvisionalNavigation: Self {
    Message(.`webView:didFailProvisionalNavigation:withError:`)
  }
  /// `-webView:didFailNavigation:withError:`, after content had begun to arrive.
  @inlinable public static var webViewDidFailNavigation: Self {
    Message(.`webView:didFailNavigation:withError:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Int, Bool, DynamicObject?> {
  /// `-setViewControllers:direction:animated:completion:`, with an ``ObjectList`` and a ``Block``.
  @inlinable public static var setPages: Self {
    Message(.`setViewControllers:direction:animated:completion:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Int, DynamicObject?> {
  /// `-tableView:commitEditingStyle:forRowAtIndexPath:`, for the user's edits (TV-14).
  @inlinable public static var tableCommitEditing: Self {
    Message(.`tableView:commitEditingStyle:forRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Int, Int> {
  /// `-pickerView:didSelectRow:inComponent:`, to the delegate, for a selection by the user (PK-1).
  @inlinable public static var pickerDidSelectRow: Self {
    Message(.`pickerView:didSelectRow:inComponent:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Int> {
  /// `-actionSheet:clickedButtonAtIndex:`, for a tap.
  @inlinable public static var actionSheetClicked: Self {
    Message(.`actionSheet:clickedButtonAtIndex:`)
  }
  /// `-actionSheet:willDismissWithButtonIndex:`.
  @inlinable public static var actionSheetWillDismiss: Self {
    Message(.`actionSheet:willDismissWithButtonIndex:`)
  }
  /// `-actionSheet:didDismissWithButtonIndex:`, after the dismissal.
  @inlinable public static var actionSheetDidDismiss: Self {
    Message(.`actionSheet:didDismissWithButtonIndex:`)
  }
  /// `-alertView:clickedButtonAtIndex:`, for a tap.
  @inlinable public static var alertViewClicked: Self {
    Message(.`alertView:clickedButtonAtIndex:`)
  }
  /// `-alertView:willDismissWithButtonIndex:`.
  @inlinable public static var alertViewWillDismiss: Self {
    Message(.`alertView:willDismissWithButtonIndex:`)
  }
  /// `-alertView:didDismissWithButtonIndex:`, after the dismissal.
  @inlinable public static var alertViewDidDismiss: Self {
    Message(.`alertView:didDismissWithButtonIndex:`)
  }
  /// `-[UIButton setImage:forState:]`, with an ``ImageObject``.
  @inlinable public static var setImageForState: Self { Message(.`setImage:forState:`) }
  /// `-[UIButton setBackgroundImage:forState:]`, with an ``ImageObject``.
  @inlinable public static var setBackgroundForState: Self {
    Message(.`setBackgroundImage:forState:`)
  }
  /// `-textFieldDidEndEditing:reason:`, with a ``TextField/EndReason``.
  @inlinable public static var textFieldDidEndWithReason: Self {
    Message(.`textFieldDidEndEditing:reason:`)
  }
  /// `-insertSubview:atIndex:`.
  @inlinable public static var insertSubviewAtIndex: Self { Message(.`insertSubview:atIndex:`) }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Point, DynamicObject?> {
  /// `-scrollViewWillEndDragging:withVelocity:targetContentOffset:`.
  ///
  /// The velocity is in points per millisecond, the target a ``TargetContentOffset``.
  @inlinable public static var scrollViewWillEndDragging: Self {
    Message(.`scrollViewWillEndDragging:withVelocity:targetContentOffset:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, SelectorID, Int> {
  /// `-[UIControl addTarget:action:forControlEvents:]`.
  @inlinable public static var addControlTarget: Self {
    Message(.`addTarget:action:forControlEvents:`)
  }
  /// `-[UIControl removeTarget:action:forControlEvents:]`; a zero selector means every action.
  @inlinable public static var removeControlTarget: Self {
    Message(.`removeTarget:action:forControlEvents:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, SelectorID> {
  /// `-[UIGestureRecognizer addTarget:action:]`.
  @inlinable public static var addTarget: Self { Message(.`addTarget:action:`) }
  /// `-[UIGestureRecognizer removeTarget:action:]`; a zero selector stands for every action.
  @inlinable public static var removeTarget: Self { Message(.`removeTarget:action:`) }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, String?> {
  /// `-searchBar:textDidChange:`, also after the user has cleared the text (SB-1).
  @inlinable public static var searchBarTextDidChange: Self { Message(.`searchBar:textDidChange:`) }
  /// `-[WKUserContentController addScriptMessageHandler:name:]`.
  @inlinable public static var addScriptMessageHandler: Self {
    Message(.`addScriptMessageHandler:name:`)
  }
}

extension Message where S == GeneralShape<Nothing, Float, Bool> {
  /// `-[UISlider setValue:animated:]`.
  @inlinable public static var setValueAnimated: Self { Message(.`setValue:animated:`) }
}

extension Message where S == GeneralShape<Nothing, Float> {
  /// `-[UISlider setValue:]`, with a `float`.
  @inlinable public static var setSliderValue: Self { Message(.`setValue:`) }
}

extension Message where S == GeneralShape<Nothing, Int, Bool> {
  /// `-dismissWithClickedButtonIndex:animated:` of the two older alerts.
  @inlinable public static var dismissWithClickedButton: Self {
    Message(.`dismissWithClickedButtonIndex:animated:`)
  }
  /// `-removeSegmentAtIndex:animated:`.
  @inlinable public static var removeSegment: Self { Message(.`removeSegmentAtIndex:animated:`) }
}

extension Message where S == GeneralShape<Nothing, Int, Int, Bool> {
  /// `-selectRow:inComponent:animated:`.
  @inlinable public static var selectPickerRow: Self { Message(.`selectRow:inComponent:animated:`) }
}

extension Message where S == GeneralShape<Nothing, Point, Bool> {
  /// `-[UIScrollView setContentOffset:animated:]`.
  @inlinable public static var setContentOffsetAnimated: Self {
    Message(.`setContentOffset:animated:`)
  }
}

extension Message where S == GeneralShape<Nothing, Point> {
  /// `-[UIScrollView setContentOffset:]`.
  @inlinable public static var setContentOffset: Self { Message(.`setContentOffset:`) }
}

extension Message where S == GeneralShape<Nothing, Rect> {
  /// `-setFrame:`; layout sends it too.
  @inlinable public static var setFrame: Self { Message(.`setFrame:`) }
}

extension Message where S == GeneralShape<Nothing, String?, DynamicObject?> {
  /// `-[UIWebView loadHTMLString:baseURL:]`.
  @inlinable public static var loadOldHTMLString: Self { Message(.`loadHTMLString:baseURL:`) }
  /// `-[WKWebView evaluateJavaScript:completionHandler:]`; the block gets a ``TextObject``.
  @inlinable public static var evaluateJavaScript: Self {
    Message(.`evaluateJavaScript:completionHandler:`)
  }
}

extension Message where S == GeneralShape<Nothing, String?, Int, Bool> {
  /// `-insertSegmentWithTitle:atIndex:animated:`.
  @inlinable public static var insertSegment: Self {
    Message(.`insertSegmentWithTitle:atIndex:animated:`)
  }
}

extension Message where S == GeneralShape<Nothing, String?, Int> {
  /// `-[UIButton setTitle:forState:]`.
  @inlinable public static var setTitleForState: Self { Message(.`setTitle:forState:`) }
  /// `-setTitle:forSegmentAtIndex:`.
  @inlinable public static var setSegmentTitle: Self { Message(.`setTitle:forSegmentAtIndex:`) }
}

extension Message where S == GeneralShape<String?, DynamicObject?, DynamicObject?> {
  /// `-tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:`; `Delete` by default.
  @inlinable public static var tableDeleteTitle: Self {
    Message(.`tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:`)
  }
}

extension Message where S == GeneralShape<String?, DynamicObject?, Int, Int> {
  /// `-pickerView:titleForRow:forComponent:`, to the delegate.
  @inlinable public static var pickerTitle: Self {
    Message(.`pickerView:titleForRow:forComponent:`)
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

extension Message where S == GeneralShape<String?, String?> {
  /// `-[UIWebView stringByEvaluatingJavaScriptFromString:]`.
  @inlinable public static var stringByEvaluatingJavaScript: Self {
    Message(.`stringByEvaluatingJavaScriptFromString:`)
  }
}
