/// The selectors that MiniUI itself sends, spelled as in Objective-C; their order is their number.
///
/// A constant number makes a send an indexed load. Names that only an app uses are numbered by
/// the ``ClassTable`` of its process, after these.
public enum SystemSelector: UInt32, CaseIterable, Sendable {
  // The root class and the runtime.
  case `class`, `respondsToSelector:`, `resolveInstanceMethod:`, `resolveClassMethod:`
  case `forwardingTargetForSelector:`, `methodSignatureForSelector:`, `forwardInvocation:`
  case `doesNotRecognizeSelector:`, copy

  // Notifications and the application.
  case `invoke:`, `postNotification:`, `sendEvent:`, `sendAction:to:from:forEvent:`
  case `application:willFinishLaunchingWithOptions:`
  case `application:didFinishLaunchingWithOptions:`
  case `applicationDidBecomeActive:`, `applicationWillResignActive:`
  case `applicationDidEnterBackground:`, `applicationWillEnterForeground:`
  case `applicationWillTerminate:`

  // Responders and touches.
  case `canPerformAction:withSender:`, `targetForAction:withSender:`
  case nextResponder, `touchesBegan:withEvent:`, `touchesMoved:withEvent:`
  case `touchesEnded:withEvent:`, `touchesCancelled:withEvent:`

  // Views and windows.
  case `hitTest:withEvent:`, `pointInside:withEvent:`
  case `addSubview:`, removeFromSuperview, `bringSubviewToFront:`, `sendSubviewToBack:`
  case `willMoveToSuperview:`, didMoveToSuperview, `willMoveToWindow:`, didMoveToWindow
  case `didAddSubview:`, `willRemoveSubview:`, layoutSubviews
  case makeKeyAndVisible, `setText:`
  case `setFrame:`, `setHidden:`, `setAlpha:`, `setUserInteractionEnabled:`
  case `setAccessibilityIdentifier:`, `setAccessibilityLabel:`

  // Controls.
  case `sendAction:to:forEvent:`, `addTarget:action:forControlEvents:`
  case `removeTarget:action:forControlEvents:`
  case `setEnabled:`, `setSelected:`, `setHighlighted:`, `setTitle:forState:`

  // View controllers.
  case loadView, viewDidLoad, `viewWillAppear:`, `viewIsAppearing:`, `viewDidAppear:`
  case `viewWillDisappear:`, `viewDidDisappear:`, viewWillLayoutSubviews, viewDidLayoutSubviews
  case `setTitle:`
  case `beginAppearanceTransition:animated:`, endAppearanceTransition
  case shouldAutomaticallyForwardAppearanceMethods
  case `addChildViewController:`, removeFromParentViewController
  case `willMoveToParentViewController:`, `didMoveToParentViewController:`

  // The touches and values of controls, and the wheels of pickers.
  case `beginTrackingWithTouch:withEvent:`, `continueTrackingWithTouch:withEvent:`
  case `endTrackingWithTouch:withEvent:`, `cancelTrackingWithEvent:`
  case `setOn:`, `setOn:animated:`, `setValue:`, `setValue:animated:`, `setCurrentPage:`
  case `setSelectedSegmentIndex:`, `insertSegmentWithTitle:atIndex:animated:`
  case `removeSegmentAtIndex:animated:`, `setTitle:forSegmentAtIndex:`
  case reloadAllComponents, `selectRow:inComponent:animated:`
  case `numberOfComponentsInPickerView:`, `pickerView:numberOfRowsInComponent:`
  case `pickerView:titleForRow:forComponent:`, `pickerView:didSelectRow:inComponent:`
  case delegate, dataSource, `setDelegate:`, `setDataSource:`

  // The first responder and text input.
  case becomeFirstResponder, resignFirstResponder, canBecomeFirstResponder
  case canResignFirstResponder, isFirstResponder, `endEditing:`
  case `insertText:`, deleteBackward, hasText
  case `textFieldShouldBeginEditing:`, `textFieldDidBeginEditing:`
  case `textFieldShouldEndEditing:`, `textFieldDidEndEditing:`, `textFieldDidEndEditing:reason:`
  case `textField:shouldChangeCharactersInRange:replacementString:`
  case `textFieldShouldClear:`, `textFieldShouldReturn:`, `_clearButtonClicked:`
  case `textViewShouldBeginEditing:`, `textViewDidBeginEditing:`
  case `textViewShouldEndEditing:`, `textViewDidEndEditing:`
  case `textView:shouldChangeTextInRange:replacementText:`, `textViewDidChange:`
  case `searchBarShouldBeginEditing:`, `searchBarTextDidBeginEditing:`
  case `searchBarShouldEndEditing:`, `searchBarTextDidEndEditing:`
  case `searchBar:shouldChangeTextInRange:replacementText:`, `searchBar:textDidChange:`
  case `searchBarSearchButtonClicked:`, `searchBarCancelButtonClicked:`
  case _searchFieldEditingChanged, _cancelButtonPressed

  // Addresses and the main window.
  case `canOpenURL:`, `openURL:`, `openURL:options:completionHandler:`
  case `application:openURL:options:`, window, `setWindow:`

  // Gestures and scrolling.
  case `initWithTarget:action:`, `addTarget:action:`, `removeTarget:action:`
  case `_sendActionWithGestureRecognizer:`, `setState:`, reset
  case `canPreventGestureRecognizer:`, `canBePreventedByGestureRecognizer:`
  case `requireGestureRecognizerToFail:`
  case `addGestureRecognizer:`, `removeGestureRecognizer:`, `gestureRecognizerShouldBegin:`
  case `gestureRecognizer:shouldReceiveTouch:`
  case `gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:`
  case `gestureRecognizer:shouldRequireFailureOfGestureRecognizer:`
  case `gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:`
  case `setContentOffset:`, `setContentOffset:animated:`, `handlePan:`
  case `scrollViewDidScroll:`, `scrollViewWillBeginDragging:`
  case `scrollViewWillEndDragging:withVelocity:targetContentOffset:`
  case `scrollViewDidEndDragging:willDecelerate:`, `scrollViewWillBeginDecelerating:`
  case `scrollViewDidEndDecelerating:`, `scrollViewDidEndScrollingAnimation:`
  case `scrollViewShouldScrollToTop:`, `scrollViewDidScrollToTop:`
  case beginRefreshing, endRefreshing

  // Lists: their delegates, data sources and cells.
  case reloadData
  case prepareForReuse, `setEditing:animated:`, `setSelected:animated:`, `setHighlighted:animated:`
  case `_tappedButton:`, `_accessoryButtonAction:`, `_editControlTapped:`
  case `selectRowAtIndexPath:animated:scrollPosition:`, `deselectRowAtIndexPath:animated:`
  case `selectItemAtIndexPath:animated:scrollPosition:`, `deselectItemAtIndexPath:animated:`
  case `numberOfSectionsInTableView:`, `tableView:numberOfRowsInSection:`
  case `tableView:cellForRowAtIndexPath:`, `tableView:titleForHeaderInSection:`
  case `tableView:titleForFooterInSection:`, `tableView:canEditRowAtIndexPath:`
  case `tableView:canMoveRowAtIndexPath:`
  case `tableView:commitEditingStyle:forRowAtIndexPath:`
  case `tableView:moveRowAtIndexPath:toIndexPath:`
  case `tableView:willDisplayCell:forRowAtIndexPath:`
  case `tableView:didEndDisplayingCell:forRowAtIndexPath:`
  case `tableView:heightForRowAtIndexPath:`, `tableView:heightForHeaderInSection:`
  case `tableView:heightForFooterInSection:`, `tableView:viewForHeaderInSection:`
  case `tableView:viewForFooterInSection:`, `tableView:shouldHighlightRowAtIndexPath:`
  case `tableView:didHighlightRowAtIndexPath:`, `tableView:didUnhighlightRowAtIndexPath:`
  case `tableView:willSelectRowAtIndexPath:`, `tableView:willDeselectRowAtIndexPath:`
  case `tableView:didSelectRowAtIndexPath:`, `tableView:didDeselectRowAtIndexPath:`
  case `tableView:editingStyleForRowAtIndexPath:`
  case `tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:`
  case `tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:`
  case `tableView:willBeginEditingRowAtIndexPath:`, `tableView:didEndEditingRowAtIndexPath:`
  case `tableView:accessoryButtonTappedForRowWithIndexPath:`
  case `numberOfSectionsInCollectionView:`, `collectionView:numberOfItemsInSection:`
  case `collectionView:cellForItemAtIndexPath:`
  case `collectionView:viewForSupplementaryElementOfKind:atIndexPath:`
  case `collectionView:willDisplayCell:forItemAtIndexPath:`
  case `collectionView:didEndDisplayingCell:forItemAtIndexPath:`
  case `collectionView:shouldHighlightItemAtIndexPath:`
  case `collectionView:didHighlightItemAtIndexPath:`
  case `collectionView:didUnhighlightItemAtIndexPath:`
  case `collectionView:shouldSelectItemAtIndexPath:`
  case `collectionView:shouldDeselectItemAtIndexPath:`
  case `collectionView:didSelectItemAtIndexPath:`, `collectionView:didDeselectItemAtIndexPath:`

  // Navigation, tabs, pages and bars.
  case `pushViewController:animated:`, `popViewControllerAnimated:`
  case `popToViewController:animated:`, `popToRootViewControllerAnimated:`
  case `setViewControllers:animated:`, `setNavigationBarHidden:animated:`
  case `setToolbarHidden:animated:`
  case `navigationController:willShowViewController:animated:`
  case `navigationController:didShowViewController:animated:`
  case `navigationBar:shouldPopItem:`, `navigationBar:didPopItem:`
  case `__backButtonAction:`, `_invoke:forEvent:`
  case `setSelectedIndex:`, `setSelectedViewController:`, `setSelectedItem:`
  case `_sendAction:withEvent:`, `_tabBarItemClicked:`, `tabBar:didSelectItem:`
  case `tabBarController:shouldSelectViewController:`
  case `tabBarController:didSelectViewController:`
  case `setViewControllers:direction:animated:completion:`
  case `pageViewController:viewControllerBeforeViewController:`
  case `pageViewController:viewControllerAfterViewController:`
  case `pageViewController:willTransitionToViewControllers:`
  case `pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:`

  // Presentation, alerts and their older kinds.
  case `presentViewController:animated:completion:`, `dismissViewControllerAnimated:completion:`
  case `presentationControllerShouldDismiss:`, `presentationControllerWillDismiss:`
  case `presentationControllerDidDismiss:`, `presentationControllerDidAttemptToDismiss:`
  case `alertControllerWithTitle:message:preferredStyle:`, `actionWithTitle:style:handler:`
  case `addAction:`, `addTextFieldWithConfigurationHandler:`, `setMessage:`
  case `_dismissAnimated:triggeringAction:`
  case show, `showInView:`, `dismissWithClickedButtonIndex:animated:`
  case `alertView:clickedButtonAtIndex:`, `alertView:willDismissWithButtonIndex:`
  case `alertView:didDismissWithButtonIndex:`, `actionSheet:clickedButtonAtIndex:`
  case `actionSheet:willDismissWithButtonIndex:`, `actionSheet:didDismissWithButtonIndex:`

  // Interactive pops.
  case `handleNavigationTransition:`

  // Interactive page turns.
  case `_handlePanGesture:`

  // Less frequent setters and tree changes.
  case `insertSubview:atIndex:`, `insertSubview:aboveSubview:`, `insertSubview:belowSubview:`
  case `setImage:forState:`, `setBackgroundImage:forState:`
  case `setRootViewController:`, becomeKeyWindow, resignKeyWindow, `setViewControllers:`

  // Messages of the private parts of controls and gestures.
  case `_handlePan:`, view

  // The advertising identifier.
  case sharedManager, advertisingIdentifier, isAdvertisingTrackingEnabled
  // Web views.
  case `setNavigationDelegate:`, navigationDelegate, `loadRequest:`, `loadHTMLString:baseURL:`
  case `loadFileURL:allowingReadAccessToURL:`
  case `loadData:MIMEType:characterEncodingName:baseURL:`
  case `evaluateJavaScript:completionHandler:`
  case `webView:decidePolicyForNavigationAction:decisionHandler:`
  case `webView:didStartProvisionalNavigation:`, `webView:didCommitNavigation:`
  case `webView:didFinishNavigation:`, `webView:didFailProvisionalNavigation:withError:`
  case `webView:didFailNavigation:withError:`, `addScriptMessageHandler:name:`
  case `removeScriptMessageHandlerForName:`, `addUserScript:`, removeAllUserScripts
  case `userContentController:didReceiveScriptMessage:`
  case `stringByEvaluatingJavaScriptFromString:`
  case `webView:shouldStartLoadWithRequest:navigationType:`, `webViewDidStartLoad:`
  case `webViewDidFinishLoad:`, `webView:didFailLoadWithError:`
}

extension SystemSelector {
  /// The Objective-C spelling.
  public var name: String { Self.names[Int(rawValue)] }

  /// The spellings by number, built once for all processes.
  static let names = allCases.map { String(describing: $0).filter { $0 != "`" } }

  static let numbers = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, UInt32($0)) })

  /// The number of system selectors, which is a table's first free number.
  static let count = UInt32(names.count)

  static let argumentCounts = names.map(ClassTable.argumentCount)
}
