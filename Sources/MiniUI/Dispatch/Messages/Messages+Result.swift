// Generated from Sources/MiniUI/Dispatch/Messages/Messages.txt; do not edit.
// lab-dev generate messages writes this file.

extension Message where S == ToBool {
  /// `-shouldAutomaticallyForwardAppearanceMethods`; false if the container forwards itself.
  @inlinable public static var forwardsAppearance: Self {
    Message(.shouldAutomaticallyForwardAppearanceMethods)
  }
  /// `-[ASIdentifierManager isAdvertisingTrackingEnabled]`.
  @inlinable public static var isAdvertisingTrackingEnabled: Self {
    Message(.isAdvertisingTrackingEnabled)
  }
  /// `-hasText`.
  @inlinable public static var hasText: Self { Message(.hasText) }
  /// `-canBecomeFirstResponder`.
  @inlinable public static var canBecomeFirstResponder: Self { Message(.canBecomeFirstResponder) }
  /// `-canResignFirstResponder`.
  @inlinable public static var canResignFirstResponder: Self { Message(.canResignFirstResponder) }
  /// `-becomeFirstResponder`.
  @inlinable public static var becomeFirstResponder: Self { Message(.becomeFirstResponder) }
  /// `-resignFirstResponder`.
  @inlinable public static var resignFirstResponder: Self { Message(.resignFirstResponder) }
  /// `-isFirstResponder`.
  @inlinable public static var isFirstResponder: Self { Message(.isFirstResponder) }
}

extension Message where S == ToObject {
  /// `-delegate`; a hook may return a different object than the one that was set (OB-11).
  @inlinable public static var delegate: Self { Message(.delegate) }
  /// `-dataSource`.
  @inlinable public static var dataSource: Self { Message(.dataSource) }
  /// `-class`, the class that an object shows.
  @inlinable public static var `class`: Self { Message(.`class`) }
  /// `-copy`; the root class does not implement it.
  @inlinable public static var copy: Self { Message(.copy) }
  /// `+[ASIdentifierManager sharedManager]`.
  @inlinable public static var sharedManager: Self { Message(.sharedManager) }
  /// `-window`, sent at the launch of an app with a storyboard (AL-16).
  @inlinable public static var window: Self { Message(.window) }
  /// `-[UIGestureRecognizer view]`, which an action's method may send to its sender.
  @inlinable public static var attachedView: Self { Message(.view) }
  /// `-nextResponder`.
  @inlinable public static var nextResponder: Self { Message(.nextResponder) }
  /// `-[WKWebView navigationDelegate]`.
  @inlinable public static var navigationDelegate: Self { Message(.navigationDelegate) }
}

extension Message where S == ToText {
  /// `-[ASIdentifierManager advertisingIdentifier]`, as text.
  @inlinable public static var advertisingIdentifier: Self { Message(.advertisingIdentifier) }
}

extension Message where S == ObjectToBool {
  /// `-presentationControllerShouldDismiss:`, when the user begins to swipe (AP-24).
  @inlinable public static var presentationControllerShouldDismiss: Self {
    Message(.`presentationControllerShouldDismiss:`)
  }
  /// `-[UIApplication canOpenURL:]`, with a ``URLObject``.
  @inlinable public static var canOpenURL: Self { Message(.`canOpenURL:`) }
  /// `-[UIApplication openURL:]`, with a ``URLObject``.
  @inlinable public static var openURL: Self { Message(.`openURL:`) }
  /// `-scrollViewShouldScrollToTop:`.
  @inlinable public static var scrollViewShouldScrollToTop: Self {
    Message(.`scrollViewShouldScrollToTop:`)
  }
  /// `-searchBarShouldBeginEditing:`.
  @inlinable public static var searchBarShouldBeginEditing: Self {
    Message(.`searchBarShouldBeginEditing:`)
  }
  /// `-searchBarShouldEndEditing:`.
  @inlinable public static var searchBarShouldEndEditing: Self {
    Message(.`searchBarShouldEndEditing:`)
  }
  /// `-textFieldShouldBeginEditing:`, before the field becomes the first responder (TX-1).
  @inlinable public static var textFieldShouldBeginEditing: Self {
    Message(.`textFieldShouldBeginEditing:`)
  }
  /// `-textFieldShouldEndEditing:`, before the field resigns (TX-4).
  @inlinable public static var textFieldShouldEndEditing: Self {
    Message(.`textFieldShouldEndEditing:`)
  }
  /// `-textFieldShouldClear:`, for a tap on the clear button (TX-5).
  @inlinable public static var textFieldShouldClear: Self { Message(.`textFieldShouldClear:`) }
  /// `-textFieldShouldReturn:`, for the return key (TX-3).
  @inlinable public static var textFieldShouldReturn: Self { Message(.`textFieldShouldReturn:`) }
  /// `-textViewShouldBeginEditing:`.
  @inlinable public static var textViewShouldBeginEditing: Self {
    Message(.`textViewShouldBeginEditing:`)
  }
  /// `-textViewShouldEndEditing:`.
  @inlinable public static var textViewShouldEndEditing: Self {
    Message(.`textViewShouldEndEditing:`)
  }
  /// `-gestureRecognizerShouldBegin:`, to a delegate and to views (GR-6).
  @inlinable public static var gestureRecognizerShouldBegin: Self {
    Message(.`gestureRecognizerShouldBegin:`)
  }
  /// `-canPreventGestureRecognizer:`.
  @inlinable public static var canPreventGestureRecognizer: Self {
    Message(.`canPreventGestureRecognizer:`)
  }
  /// `-canBePreventedByGestureRecognizer:`.
  @inlinable public static var canBePreventedByGestureRecognizer: Self {
    Message(.`canBePreventedByGestureRecognizer:`)
  }
}

extension Message where S == ObjectToObject {
  /// `-[WKWebView loadRequest:]`, with a ``WebRequest``; returns a ``WebNavigation``.
  @inlinable public static var loadRequest: Self { Message(.`loadRequest:`) }
}

extension Message where S == ObjectsToBool {
  /// `-navigationBar:shouldPopItem:`; a navigation controller returns true unless overridden.
  @inlinable public static var navigationBarShouldPop: Self {
    Message(.`navigationBar:shouldPopItem:`)
  }
  /// `-tabBarController:shouldSelectViewController:`, to a delegate, for a tap only (TB-1).
  @inlinable public static var tabBarControllerShouldSelect: Self {
    Message(.`tabBarController:shouldSelectViewController:`)
  }
  /// `-beginTrackingWithTouch:withEvent:`; after `false` the touch causes no event (RC-15).
  @inlinable public static var beginTracking: Self { Message(.`beginTrackingWithTouch:withEvent:`) }
  /// `-continueTrackingWithTouch:withEvent:`; after `false` the control ignores the touch.
  @inlinable public static var continueTracking: Self {
    Message(.`continueTrackingWithTouch:withEvent:`)
  }
  /// `-application:willFinishLaunchingWithOptions:`.
  @inlinable public static var willFinishLaunching: Self {
    Message(.`application:willFinishLaunchingWithOptions:`)
  }
  /// `-application:didFinishLaunchingWithOptions:`.
  @inlinable public static var didFinishLaunching: Self {
    Message(.`application:didFinishLaunchingWithOptions:`)
  }
  /// `-collectionView:shouldHighlightItemAtIndexPath:`; without highlight no selection.
  @inlinable public static var collectionShouldHighlightItem: Self {
    Message(.`collectionView:shouldHighlightItemAtIndexPath:`)
  }
  /// `-collectionView:shouldSelectItemAtIndexPath:`.
  @inlinable public static var collectionShouldSelectItem: Self {
    Message(.`collectionView:shouldSelectItemAtIndexPath:`)
  }
  /// `-collectionView:shouldDeselectItemAtIndexPath:`, sent if several items may be selected.
  @inlinable public static var collectionShouldDeselectItem: Self {
    Message(.`collectionView:shouldDeselectItemAtIndexPath:`)
  }
  /// `-tableView:canEditRowAtIndexPath:`; by default true if the data source commits editing.
  @inlinable public static var tableCanEditRow: Self {
    Message(.`tableView:canEditRowAtIndexPath:`)
  }
  /// `-tableView:canMoveRowAtIndexPath:`; by default true if the data source moves rows.
  @inlinable public static var tableCanMoveRow: Self {
    Message(.`tableView:canMoveRowAtIndexPath:`)
  }
  /// `-tableView:shouldHighlightRowAtIndexPath:`; without highlight no selection (TV-2).
  @inlinable public static var tableShouldHighlightRow: Self {
    Message(.`tableView:shouldHighlightRowAtIndexPath:`)
  }
  /// `-gestureRecognizer:shouldReceiveTouch:`.
  @inlinable public static var gestureRecognizerShouldReceiveTouch: Self {
    Message(.`gestureRecognizer:shouldReceiveTouch:`)
  }
  /// `-gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:`.
  @inlinable public static var gestureRecognizerShouldRecognizeSimultaneously: Self {
    Message(.`gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:`)
  }
  /// `-gestureRecognizer:shouldRequireFailureOfGestureRecognizer:`.
  @inlinable public static var gestureRecognizerShouldRequireFailure: Self {
    Message(.`gestureRecognizer:shouldRequireFailureOfGestureRecognizer:`)
  }
  /// `-gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:`.
  @inlinable public static var gestureRecognizerShouldBeRequiredToFail: Self {
    Message(.`gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:`)
  }
}

extension Message where S == SelectorToBool {
  /// `-respondsToSelector:`.
  @inlinable public static var respondsToSelector: Self { Message(.`respondsToSelector:`) }
  /// `+resolveInstanceMethod:`, sent once for a selector without a method.
  @inlinable public static var resolveInstanceMethod: Self { Message(.`resolveInstanceMethod:`) }
  /// `+resolveClassMethod:`, sent once for a class message without a method.
  @inlinable public static var resolveClassMethod: Self { Message(.`resolveClassMethod:`) }
}

extension Message where S == SelectorToObject {
  /// `-forwardingTargetForSelector:`, which may return another receiver.
  @inlinable public static var forwardingTarget: Self { Message(.`forwardingTargetForSelector:`) }
  /// `-methodSignatureForSelector:`; a non-nil answer leads to ``Message/forwardInvocation``.
  @inlinable public static var methodSignature: Self { Message(.`methodSignatureForSelector:`) }
}

extension Message where S == ActionToBool {
  /// `-[UIApplication sendAction:to:from:forEvent:]`.
  @inlinable public static var sendAction: Self { Message(.`sendAction:to:from:forEvent:`) }
}

extension Message where S == PointToBool {
  /// `-pointInside:withEvent:`.
  @inlinable public static var pointInside: Self { Message(.`pointInside:withEvent:`) }
}

extension Message where S == PointToObject {
  /// `-hitTest:withEvent:`.
  @inlinable public static var hitTest: Self { Message(.`hitTest:withEvent:`) }
}
