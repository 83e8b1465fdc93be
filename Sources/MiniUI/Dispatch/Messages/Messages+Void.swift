// Generated from Sources/MiniUI/Dispatch/Messages/Messages.txt; do not edit.
// lab-dev generate messages writes this file.

extension Message where S == ToVoid {
  /// `-[UIAlertView show]`.
  @inlinable public static var show: Self { Message(.show) }
  /// `-endAppearanceTransition`.
  @inlinable public static var endAppearanceTransition: Self { Message(.endAppearanceTransition) }
  /// `-removeFromParentViewController`.
  @inlinable public static var removeFromParentViewController: Self {
    Message(.removeFromParentViewController)
  }
  /// `-loadView`, which must set ``ViewController/view``.
  @inlinable public static var loadView: Self { Message(.loadView) }
  /// `-viewDidLoad`, once.
  @inlinable public static var viewDidLoad: Self { Message(.viewDidLoad) }
  /// `-viewWillLayoutSubviews`.
  @inlinable public static var viewWillLayoutSubviews: Self { Message(.viewWillLayoutSubviews) }
  /// `-viewDidLayoutSubviews`.
  @inlinable public static var viewDidLayoutSubviews: Self { Message(.viewDidLayoutSubviews) }
  /// `-[UIPickerView reloadAllComponents]`.
  @inlinable public static var reloadAllComponents: Self { Message(.reloadAllComponents) }
  /// `-prepareForReuse`, before a view is reused (TV-9).
  @inlinable public static var prepareForReuse: Self { Message(.prepareForReuse) }
  /// `-reloadData`.
  @inlinable public static var reloadData: Self { Message(.reloadData) }
  /// `-[UIRefreshControl beginRefreshing]`.
  @inlinable public static var beginRefreshing: Self { Message(.beginRefreshing) }
  /// `-[UIRefreshControl endRefreshing]`.
  @inlinable public static var endRefreshing: Self { Message(.endRefreshing) }
  /// `-_searchFieldEditingChanged`, the private action of the field.
  static var searchFieldEditingChanged: Self { Message(._searchFieldEditingChanged) }
  /// `-_cancelButtonPressed`, the private action of the cancel button.
  static var cancelButtonPressed: Self { Message(._cancelButtonPressed) }
  /// `-deleteBackward`.
  @inlinable public static var deleteBackward: Self { Message(.deleteBackward) }
  /// `-[UIGestureRecognizer reset]`, after the end of a sequence of touches.
  @inlinable public static var reset: Self { Message(.reset) }
  /// `-layoutSubviews`.
  @inlinable public static var layoutSubviews: Self { Message(.layoutSubviews) }
  /// `-removeFromSuperview`.
  @inlinable public static var removeFromSuperview: Self { Message(.removeFromSuperview) }
  /// `-didMoveToSuperview`, after the view has been attached.
  @inlinable public static var didMoveToSuperview: Self { Message(.didMoveToSuperview) }
  /// `-didMoveToWindow`, for the whole subtree, from the top down.
  @inlinable public static var didMoveToWindow: Self { Message(.didMoveToWindow) }
  /// `-becomeKeyWindow`, to the window that has become the key window.
  @inlinable public static var becomeKeyWindow: Self { Message(.becomeKeyWindow) }
  /// `-resignKeyWindow`, to the window that stops being the key window.
  @inlinable public static var resignKeyWindow: Self { Message(.resignKeyWindow) }
  /// `-makeKeyAndVisible`.
  @inlinable public static var makeKeyAndVisible: Self { Message(.makeKeyAndVisible) }
  /// `-[WKUserContentController removeAllUserScripts]`.
  @inlinable public static var removeAllUserScripts: Self { Message(.removeAllUserScripts) }
}

extension Message where S == BoolToVoid {
  /// `-viewWillAppear:`, before the view enters the window.
  @inlinable public static var viewWillAppear: Self { Message(.`viewWillAppear:`) }
  /// `-viewIsAppearing:`, once per appearance, with the view in place.
  @inlinable public static var viewIsAppearing: Self { Message(.`viewIsAppearing:`) }
  /// `-viewDidAppear:`.
  @inlinable public static var viewDidAppear: Self { Message(.`viewDidAppear:`) }
  /// `-viewWillDisappear:`.
  @inlinable public static var viewWillDisappear: Self { Message(.`viewWillDisappear:`) }
  /// `-viewDidDisappear:`.
  @inlinable public static var viewDidDisappear: Self { Message(.`viewDidDisappear:`) }
  /// `-setSelected:` of controls and collection cells.
  @inlinable public static var setSelected: Self { Message(.`setSelected:`) }
  /// `-setHighlighted:` of controls and collection cells.
  @inlinable public static var setHighlighted: Self { Message(.`setHighlighted:`) }
  /// `-[UISwitch setOn:]`.
  @inlinable public static var setOn: Self { Message(.`setOn:`) }
  /// `-setEnabled:`.
  @inlinable public static var setEnabled: Self { Message(.`setEnabled:`) }
  /// `-setHidden:`.
  @inlinable public static var setHidden: Self { Message(.`setHidden:`) }
  /// `-setUserInteractionEnabled:`.
  @inlinable public static var setUserInteractionEnabled: Self {
    Message(.`setUserInteractionEnabled:`)
  }
}

extension Message where S == IntToVoid {
  /// `-setSelectedIndex:` of a tab bar controller.
  @inlinable public static var setSelectedIndex: Self { Message(.`setSelectedIndex:`) }
  /// `-[UIPageControl setCurrentPage:]`.
  @inlinable public static var setCurrentPage: Self { Message(.`setCurrentPage:`) }
  /// `-[UISegmentedControl setSelectedSegmentIndex:]`.
  @inlinable public static var setSelectedSegmentIndex: Self {
    Message(.`setSelectedSegmentIndex:`)
  }
  /// `-[UIGestureRecognizer setState:]`, with the number of a ``GestureRecognizer/State``.
  @inlinable public static var setState: Self { Message(.`setState:`) }
}

extension Message where S == TextToVoid {
  /// `-[UIAlertController setMessage:]`.
  @inlinable public static var setMessage: Self { Message(.`setMessage:`) }
  /// `-setTitle:` of view controllers.
  @inlinable public static var setTitle: Self { Message(.`setTitle:`) }
  /// `-insertText:`; a responder with this method shows the keyboard.
  @inlinable public static var insertText: Self { Message(.`insertText:`) }
  /// `-setText:`.
  @inlinable public static var setText: Self { Message(.`setText:`) }
  /// `-setAccessibilityIdentifier:`.
  @inlinable public static var setAccessibilityIdentifier: Self {
    Message(.`setAccessibilityIdentifier:`)
  }
  /// `-setAccessibilityLabel:`.
  @inlinable public static var setAccessibilityLabel: Self { Message(.`setAccessibilityLabel:`) }
  /// `-[WKUserContentController removeScriptMessageHandlerForName:]`.
  @inlinable public static var removeScriptMessageHandler: Self {
    Message(.`removeScriptMessageHandlerForName:`)
  }
}

extension Message where S == ObjectToVoid {
  /// `-[UIActionSheet showInView:]`.
  @inlinable public static var showInView: Self { Message(.`showInView:`) }
  /// `-[UIAlertController addAction:]`.
  @inlinable public static var addAction: Self { Message(.`addAction:`) }
  /// `-addTextFieldWithConfigurationHandler:`, whose handler is a ``Block`` that gets the input.
  @inlinable public static var addTextField: Self {
    Message(.`addTextFieldWithConfigurationHandler:`)
  }
  /// `-__backButtonAction:`, from the private back button to its bar.
  @inlinable public static var backButtonAction: Self { Message(.`__backButtonAction:`) }
  /// `-setSelectedItem:` of a tab bar.
  @inlinable public static var setSelectedItem: Self { Message(.`setSelectedItem:`) }
  /// `-setViewControllers:` of navigation and tab bar controllers, with an ``ObjectList``.
  @inlinable public static var setAllViewControllers: Self { Message(.`setViewControllers:`) }
  /// `-handleNavigationTransition:`, the private action of the recogniser at the left edge.
  @inlinable public static var handleNavigationTransition: Self {
    Message(.`handleNavigationTransition:`)
  }
  /// `-_handlePanGesture:`, sent by the recogniser of the pages' scroll view.
  @inlinable public static var handlePagePan: Self { Message(.`_handlePanGesture:`) }
  /// `-_tabBarItemClicked:`, from the item of a tab to the tab bar controller (RC-6).
  @inlinable public static var tabBarItemClicked: Self { Message(.`_tabBarItemClicked:`) }
  /// `-setSelectedViewController:`, also when the user taps a tab.
  @inlinable public static var setSelectedViewController: Self {
    Message(.`setSelectedViewController:`)
  }
  /// `-presentationControllerWillDismiss:`, before `viewWillDisappear`.
  @inlinable public static var presentationControllerWillDismiss: Self {
    Message(.`presentationControllerWillDismiss:`)
  }
  /// `-presentationControllerDidDismiss:`, after `viewDidDisappear`.
  @inlinable public static var presentationControllerDidDismiss: Self {
    Message(.`presentationControllerDidDismiss:`)
  }
  /// `-presentationControllerDidAttemptToDismiss:`, after a swipe that was not allowed.
  @inlinable public static var presentationControllerDidAttemptToDismiss: Self {
    Message(.`presentationControllerDidAttemptToDismiss:`)
  }
  /// `-addChildViewController:`.
  @inlinable public static var addChildViewController: Self { Message(.`addChildViewController:`) }
  /// `-willMoveToParentViewController:`, with `nil` when the controller is about to be removed.
  @inlinable public static var willMoveToParent: Self {
    Message(.`willMoveToParentViewController:`)
  }
  /// `-didMoveToParentViewController:`, with `nil` when the controller has been removed.
  @inlinable public static var didMoveToParent: Self { Message(.`didMoveToParentViewController:`) }
  /// `-cancelTrackingWithEvent:`, with `nil` if no touch caused it (RC-14).
  @inlinable public static var cancelTracking: Self { Message(.`cancelTrackingWithEvent:`) }
  /// `-[UISwitchModernVisualElement _handlePan:]`; it does nothing, as the switch handles touches.
  static var handleSwitchPan: Self { Message(.`_handlePan:`) }
  /// `-setDelegate:`; most containers then query the delegate's methods (OB-9).
  @inlinable public static var setDelegate: Self { Message(.`setDelegate:`) }
  /// `-setDataSource:`; containers then query the data source's methods.
  @inlinable public static var setDataSource: Self { Message(.`setDataSource:`) }
  /// `-forwardInvocation:`, with an ``Invocation``.
  @inlinable public static var forwardInvocation: Self { Message(.`forwardInvocation:`) }
  /// `-applicationDidBecomeActive:`.
  @inlinable public static var didBecomeActive: Self { Message(.`applicationDidBecomeActive:`) }
  /// `-applicationWillResignActive:`.
  @inlinable public static var willResignActive: Self { Message(.`applicationWillResignActive:`) }
  /// `-applicationDidEnterBackground:`.
  @inlinable public static var didEnterBackground: Self {
    Message(.`applicationDidEnterBackground:`)
  }
  /// `-applicationWillEnterForeground:`.
  @inlinable public static var willEnterForeground: Self {
    Message(.`applicationWillEnterForeground:`)
  }
  /// `-applicationWillTerminate:`.
  @inlinable public static var willTerminate: Self { Message(.`applicationWillTerminate:`) }
  /// `-setWindow:`.
  @inlinable public static var setWindow: Self { Message(.`setWindow:`) }
  /// `-_tappedButton:`, the private action of a swiped row's buttons.
  static var tappedButton: Self { Message(.`_tappedButton:`) }
  /// `-_accessoryButtonAction:`, the private action of a detail button (TV-15).
  static var accessoryButtonAction: Self { Message(.`_accessoryButtonAction:`) }
  /// `-_editControlTapped:`, the private action of the delete or insert control.
  static var editControlTapped: Self { Message(.`_editControlTapped:`) }
  /// `-invoke:`, so that a block can be the target of a control or a gesture recogniser.
  @inlinable public static var invoke: Self { Message(.`invoke:`) }
  /// `-[NSNotificationCenter postNotification:]`, with a ``PostedNotification``.
  @inlinable public static var postNotification: Self { Message(.`postNotification:`) }
  /// `-scrollViewDidScroll:`.
  @inlinable public static var scrollViewDidScroll: Self { Message(.`scrollViewDidScroll:`) }
  /// `-scrollViewWillBeginDragging:`.
  @inlinable public static var scrollViewWillBeginDragging: Self {
    Message(.`scrollViewWillBeginDragging:`)
  }
  /// `-scrollViewWillBeginDecelerating:`.
  @inlinable public static var scrollViewWillBeginDecelerating: Self {
    Message(.`scrollViewWillBeginDecelerating:`)
  }
  /// `-scrollViewDidEndDecelerating:`.
  @inlinable public static var scrollViewDidEndDecelerating: Self {
    Message(.`scrollViewDidEndDecelerating:`)
  }
  /// `-scrollViewDidEndScrollingAnimation:`.
  @inlinable public static var scrollViewDidEndScrollingAnimation: Self {
    Message(.`scrollViewDidEndScrollingAnimation:`)
  }
  /// `-scrollViewDidScrollToTop:`.
  @inlinable public static var scrollViewDidScrollToTop: Self {
    Message(.`scrollViewDidScrollToTop:`)
  }
  /// `-searchBarTextDidBeginEditing:`.
  @inlinable public static var searchBarTextDidBeginEditing: Self {
    Message(.`searchBarTextDidBeginEditing:`)
  }
  /// `-searchBarTextDidEndEditing:`.
  @inlinable public static var searchBarTextDidEndEditing: Self {
    Message(.`searchBarTextDidEndEditing:`)
  }
  /// `-searchBarSearchButtonClicked:`, for the return key (SB-1).
  @inlinable public static var searchBarSearchButtonClicked: Self {
    Message(.`searchBarSearchButtonClicked:`)
  }
  /// `-searchBarCancelButtonClicked:`.
  @inlinable public static var searchBarCancelButtonClicked: Self {
    Message(.`searchBarCancelButtonClicked:`)
  }
  /// `-_clearButtonClicked:`, the private action of the clear button.
  static var clearButtonClicked: Self { Message(.`_clearButtonClicked:`) }
  /// `-textFieldDidBeginEditing:`.
  @inlinable public static var textFieldDidBeginEditing: Self {
    Message(.`textFieldDidBeginEditing:`)
  }
  /// `-textFieldDidEndEditing:`.
  @inlinable public static var textFieldDidEndEditing: Self { Message(.`textFieldDidEndEditing:`) }
  /// `-textViewDidBeginEditing:`.
  @inlinable public static var textViewDidBeginEditing: Self {
    Message(.`textViewDidBeginEditing:`)
  }
  /// `-textViewDidChange:`, after a change by the user.
  @inlinable public static var textViewDidChange: Self { Message(.`textViewDidChange:`) }
  /// `-textViewDidEndEditing:`.
  @inlinable public static var textViewDidEndEditing: Self { Message(.`textViewDidEndEditing:`) }
  /// `-[UIApplication sendEvent:]` and `-[UIWindow sendEvent:]`, with a ``TouchEvent``.
  @inlinable public static var sendEvent: Self { Message(.`sendEvent:`) }
  /// `-requireGestureRecognizerToFail:`.
  @inlinable public static var requireGestureRecognizerToFail: Self {
    Message(.`requireGestureRecognizerToFail:`)
  }
  /// `-[UIGestureRecognizerTarget _sendActionWithGestureRecognizer:]`.
  @inlinable public static var sendActionWithGestureRecognizer: Self {
    Message(.`_sendActionWithGestureRecognizer:`)
  }
  /// `-[UIView addGestureRecognizer:]`.
  @inlinable public static var addGestureRecognizer: Self { Message(.`addGestureRecognizer:`) }
  /// `-[UIView removeGestureRecognizer:]`.
  @inlinable public static var removeGestureRecognizer: Self {
    Message(.`removeGestureRecognizer:`)
  }
  /// `-handlePan:`, the action of the pan recognisers of scroll views and sheets.
  @inlinable public static var handlePan: Self { Message(.`handlePan:`) }
  /// `-addSubview:`.
  @inlinable public static var addSubview: Self { Message(.`addSubview:`) }
  /// `-bringSubviewToFront:`.
  @inlinable public static var bringSubviewToFront: Self { Message(.`bringSubviewToFront:`) }
  /// `-sendSubviewToBack:`.
  @inlinable public static var sendSubviewToBack: Self { Message(.`sendSubviewToBack:`) }
  /// `-willMoveToSuperview:`, with `nil` for a removal.
  @inlinable public static var willMoveToSuperview: Self { Message(.`willMoveToSuperview:`) }
  /// `-willMoveToWindow:`, for the whole subtree, from the top down.
  @inlinable public static var willMoveToWindow: Self { Message(.`willMoveToWindow:`) }
  /// `-didAddSubview:`, to the superview.
  @inlinable public static var didAddSubview: Self { Message(.`didAddSubview:`) }
  /// `-willRemoveSubview:`, to the superview that the view leaves.
  @inlinable public static var willRemoveSubview: Self { Message(.`willRemoveSubview:`) }
  /// `-[UIWindow setRootViewController:]`.
  @inlinable public static var setRootViewController: Self { Message(.`setRootViewController:`) }
  /// `-[UIWebView loadRequest:]`, with a ``WebRequest``; unlike WebKit's, it returns no value.
  @inlinable public static var loadOldRequest: Self { Message(.`loadRequest:`) }
  /// `-webViewDidStartLoad:`, before any content has arrived.
  @inlinable public static var webViewDidStartLoad: Self { Message(.`webViewDidStartLoad:`) }
  /// `-webViewDidFinishLoad:`, after the whole page has arrived.
  @inlinable public static var webViewDidFinishLoad: Self { Message(.`webViewDidFinishLoad:`) }
  /// `-[WKUserContentController addUserScript:]`, with a ``UserScript``.
  @inlinable public static var addUserScript: Self { Message(.`addUserScript:`) }
  /// `-[WKWebView setNavigationDelegate:]`.
  @inlinable public static var setNavigationDelegate: Self { Message(.`setNavigationDelegate:`) }
}

extension Message where S == ObjectsToVoid {
  /// `-navigationBar:didPopItem:`, to the delegate of a bar without a navigation controller.
  @inlinable public static var navigationBarDidPop: Self { Message(.`navigationBar:didPopItem:`) }
  /// `-_sendAction:withEvent:`, from the private button of a tab to its bar (RC-6).
  @inlinable public static var sendActionWithEvent: Self { Message(.`_sendAction:withEvent:`) }
  /// `-tabBar:didSelectItem:`, for a tap only (TB-3).
  @inlinable public static var tabBarDidSelect: Self { Message(.`tabBar:didSelectItem:`) }
  /// `-pageViewController:willTransitionToViewControllers:`, with an ``ObjectList``.
  @inlinable public static var pagesWillTurn: Self {
    Message(.`pageViewController:willTransitionToViewControllers:`)
  }
  /// `-tabBarController:didSelectViewController:`, to a delegate, for a tap only (TB-1).
  @inlinable public static var tabBarControllerDidSelect: Self {
    Message(.`tabBarController:didSelectViewController:`)
  }
  /// `-_invoke:forEvent:`, from the private button of a bar button item, with the touches (NB-6).
  @inlinable public static var invokeForEvent: Self { Message(.`_invoke:forEvent:`) }
  /// `-endTrackingWithTouch:withEvent:`, before the event of the lifted finger (RC-11).
  @inlinable public static var endTracking: Self { Message(.`endTrackingWithTouch:withEvent:`) }
  /// `-collectionView:didHighlightItemAtIndexPath:`, after a finger came down.
  @inlinable public static var collectionDidHighlightItem: Self {
    Message(.`collectionView:didHighlightItemAtIndexPath:`)
  }
  /// `-collectionView:didUnhighlightItemAtIndexPath:`, after the finger has left.
  @inlinable public static var collectionDidUnhighlightItem: Self {
    Message(.`collectionView:didUnhighlightItemAtIndexPath:`)
  }
  /// `-collectionView:didSelectItemAtIndexPath:`, after a selection by the user only.
  @inlinable public static var collectionDidSelectItem: Self {
    Message(.`collectionView:didSelectItemAtIndexPath:`)
  }
  /// `-collectionView:didDeselectItemAtIndexPath:`, before the new item is selected.
  @inlinable public static var collectionDidDeselectItem: Self {
    Message(.`collectionView:didDeselectItemAtIndexPath:`)
  }
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
  /// `-touchesBegan:withEvent:`, with a ``TouchSet`` and a ``TouchEvent``.
  @inlinable public static var touchesBegan: Self { Message(.`touchesBegan:withEvent:`) }
  /// `-touchesMoved:withEvent:`.
  @inlinable public static var touchesMoved: Self { Message(.`touchesMoved:withEvent:`) }
  /// `-touchesEnded:withEvent:`.
  @inlinable public static var touchesEnded: Self { Message(.`touchesEnded:withEvent:`) }
  /// `-touchesCancelled:withEvent:`.
  @inlinable public static var touchesCancelled: Self { Message(.`touchesCancelled:withEvent:`) }
  /// `-insertSubview:aboveSubview:`.
  @inlinable public static var insertSubviewAbove: Self { Message(.`insertSubview:aboveSubview:`) }
  /// `-insertSubview:belowSubview:`.
  @inlinable public static var insertSubviewBelow: Self { Message(.`insertSubview:belowSubview:`) }
  /// `-webView:didFailLoadWithError:`, with an ``ErrorObject``.
  @inlinable public static var webViewDidFailLoad: Self {
    Message(.`webView:didFailLoadWithError:`)
  }
  /// `-userContentController:didReceiveScriptMessage:`, with a ``ScriptMessage`` (S2.3).
  @inlinable public static var didReceiveScriptMessage: Self {
    Message(.`userContentController:didReceiveScriptMessage:`)
  }
  /// `-webView:didStartProvisionalNavigation:`, before any content has arrived.
  @inlinable public static var webViewDidStartProvisionalNavigation: Self {
    Message(.`webView:didStartProvisionalNavigation:`)
  }
  /// `-webView:didCommitNavigation:`, when content begins to arrive.
  @inlinable public static var webViewDidCommitNavigation: Self {
    Message(.`webView:didCommitNavigation:`)
  }
  /// `-webView:didFinishNavigation:`, after the whole page has arrived.
  @inlinable public static var webViewDidFinishNavigation: Self {
    Message(.`webView:didFinishNavigation:`)
  }
}

extension Message where S == SelectorToVoid {
  /// `-doesNotRecognizeSelector:`, which ends the process.
  @inlinable public static var doesNotRecognize: Self { Message(.`doesNotRecognizeSelector:`) }
}

extension Message where S == ActionToVoid {
  /// `-[UIControl sendAction:to:forEvent:]`, once for each action.
  @inlinable public static var sendControlAction: Self { Message(.`sendAction:to:forEvent:`) }
}
