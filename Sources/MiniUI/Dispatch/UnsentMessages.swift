public import Wording

/// A message of UIKit that MiniUI never sends, so a hook on it would not run.
///
/// ``DynamicClass/hook(_:owner:_:)`` refuses each with its reason. A class of the app that has such
/// a method may be hooked, because the app's code may send it.
public struct UnsentMessage: Hashable, Sendable {
  /// The spelling of the selector.
  public let message: String
  /// The UIKit class that has the method; `NSObject` for a delegate method of any class.
  public let className: String
  /// True for a class method.
  public let isClassMethod: Bool
  /// The reason why MiniUI does not send it, as a clause.
  public let reason: Sentence
  /// The remedy, as a clause.
  public let remedy: Sentence

  /// The unsent messages, in the order of the groups.
  public static let all: [UnsentMessage] = groups.flatMap(\.messages)

  /// A sentence with the message, the class, the reason and the remedy.
  public var refusal: Sentence {
    "\(message) of \(className) cannot be hooked, because \(reason); \(remedy)"
  }

  private static let byMessage = Dictionary(grouping: all, by: \.message)

  /// Returns the entry for a message; `ancestry` names the receiver's class and superclasses.
  static func find(
    _ message: String, in ancestry: some Sequence<String>, isClassMethod: Bool
  ) -> UnsentMessage? {
    guard let candidates = byMessage[message] else { return nil }
    let names = Set(ancestry)
    return candidates.first {
      $0.isClassMethod == isClassMethod && names.contains($0.className)
    }
  }

  /// The messages that share one reason and remedy.
  private struct Group {
    let reason: Sentence
    let remedy: Sentence
    let classes: KeyValuePairs<String, [String]>

    /// The messages; a name that begins with a plus sign is a class method's.
    var messages: [UnsentMessage] {
      classes.flatMap { className, names in
        names.map { name in
          UnsentMessage(
            message: name.hasPrefix("+") ? String(name.dropFirst()) : name, className: className,
            isClassMethod: name.hasPrefix("+"), reason: reason, remedy: remedy)
        }
      }
    }
  }

  private static let groups: [Group] = [
    geometry, drawing, life, animation, constraints, surroundings, input, stored, layers, lists,
    controllers, application, functions, delegates,
  ]

  private static let geometry = Group(
    reason: "bounds, centres and transforms are stored without a message, because every touch "
      + "and every layout reads and writes them",
    remedy: "hook setFrame: or layoutSubviews",
    classes: [
      "UIView": [
        "setBounds:", "setCenter:", "setTransform:", "setAutoresizingMask:", "sizeThatFits:",
        "sizeToFit", "bounds", "center", "transform", "frame", "intrinsicContentSize",
        "convertPoint:toView:", "convertPoint:fromView:", "convertRect:toView:",
        "convertRect:fromView:", "setContentMode:", "setClipsToBounds:", "setLayoutMargins:",
      ],
      "UIScrollView": ["setContentSize:", "setContentInset:", "contentOffset", "contentSize"],
    ])

  private static let drawing = Group(
    reason: "nothing is drawn", remedy: "hook layoutSubviews or didMoveToWindow",
    classes: [
      "UIView": [
        "drawRect:", "setNeedsDisplay", "setNeedsDisplayInRect:", "setBackgroundColor:",
        "setTintColor:", "tintColorDidChange", "setOpaque:", "setMaskView:", "drawLayer:inContext:",
      ],
      "UIImageView": ["setImage:", "setHighlightedImage:", "startAnimating", "stopAnimating"],
      "UILabel": ["setAttributedText:", "setTextColor:", "setFont:", "drawTextInRect:"],
      "UIButton": ["setTitleColor:forState:", "setAttributedTitle:forState:", "setConfiguration:"],
      "UIViewController": ["preferredStatusBarStyle", "prefersStatusBarHidden"],
    ])

  private static let life = Group(
    reason: "objects are created and released as Swift objects",
    remedy: "hook the first message that the object gets, such as didMoveToSuperview or loadView",
    classes: [
      "NSObject": ["init", "+alloc", "+new", "+load", "+initialize", "isEqual:", "hash"],
      "UIView": ["initWithFrame:", "initWithCoder:", "awakeFromNib", "prepareForInterfaceBuilder"],
      "UIViewController": ["initWithNibName:bundle:", "initWithCoder:", "awakeFromNib"],
      "UINavigationController": ["initWithRootViewController:"],
      "UITableView": ["initWithFrame:style:"],
      "UITableViewCell": ["initWithStyle:reuseIdentifier:"],
      "UICollectionView": ["initWithFrame:collectionViewLayout:"],
      "UIBarButtonItem": [
        "initWithTitle:style:target:action:", "initWithImage:style:target:action:",
        "initWithBarButtonSystemItem:target:action:", "initWithCustomView:",
      ],
      "UIButton": ["+buttonWithType:"],
    ])

  private static let animation = Group(
    reason: "class methods that animate take more arguments than a message carries",
    remedy: "hook the setters that the block calls",
    classes: [
      "UIView": [
        "+animateWithDuration:animations:", "+animateWithDuration:animations:completion:",
        "+animateWithDuration:delay:options:animations:completion:",
        "+animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:"
          + "animations:completion:",
        "+transitionWithView:duration:options:animations:completion:", "+beginAnimations:context:",
        "+commitAnimations", "+setAnimationsEnabled:", "+performWithoutAnimation:",
      ]
    ])

  private static let constraints = Group(
    reason: "layouts send only layoutSubviews, and there are no constraints",
    remedy: "hook layoutSubviews",
    classes: [
      "UIView": [
        "setNeedsLayout", "layoutIfNeeded", "updateConstraints", "setNeedsUpdateConstraints",
        "updateConstraintsIfNeeded",
        "addConstraint:", "addConstraints:", "removeConstraint:", "removeConstraints:",
        "safeAreaInsetsDidChange", "layoutMarginsDidChange", "invalidateIntrinsicContentSize",
      ],
      "UIViewController": [
        "updateViewConstraints", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange",
      ],
      "UIStackView": ["addArrangedSubview:", "removeArrangedSubview:", "setAxis:", "setSpacing:"],
    ])

  private static let surroundings = Group(
    reason: "the device has no rotation, traits or memory warnings",
    remedy: "hook viewDidLayoutSubviews",
    classes: [
      "UIView": ["traitCollectionDidChange:"],
      "UIViewController": [
        "traitCollectionDidChange:", "didReceiveMemoryWarning", "viewDidUnload", "shouldAutorotate",
        "supportedInterfaceOrientations", "willRotateToInterfaceOrientation:duration:",
        "didRotateFromInterfaceOrientation:",
        "viewWillTransitionToSize:withTransitionCoordinator:",
        "willTransitionToTraitCollection:withTransitionCoordinator:",
      ],
    ])

  private static let input = Group(
    reason: "the device has touches and a keyboard, but no buttons, motion or remote controls",
    remedy: "hook touchesBegan:withEvent: or sendEvent:",
    classes: [
      "UIResponder": [
        "pressesBegan:withEvent:", "pressesChanged:withEvent:", "pressesEnded:withEvent:",
        "pressesCancelled:withEvent:", "motionBegan:withEvent:", "motionEnded:withEvent:",
        "motionCancelled:withEvent:", "remoteControlReceivedWithEvent:", "reloadInputViews",
        "touchesEstimatedPropertiesUpdated:",
      ],
      "UIGestureRecognizer": ["ignoreTouch:forEvent:", "locationInView:"],
    ])
}

extension UnsentMessage {
  private static let stored = Group(
    reason: "the property is stored without a message",
    remedy: "read it when it is needed, or hook a setter that docs/dispatch.md lists",
    classes: [
      "UIView": [
        "isHidden", "alpha", "setTag:", "tag", "setMultipleTouchEnabled:", "setExclusiveTouch:",
        "accessibilityLabel",
        "accessibilityIdentifier", "setAccessibilityValue:", "setAccessibilityHint:",
        "setGestureRecognizers:", "superview", "subviews",
      ],
      "UIBarItem": [
        "setTitle:", "setImage:", "setEnabled:", "setTag:", "setAccessibilityIdentifier:",
      ],
      "UIBarButtonItem": ["setAction:", "setTarget:", "setCustomView:"],
      "UIViewController": ["setToolbarItems:", "setToolbarItems:animated:"],
      "UINavigationItem": [
        "setTitle:", "setTitleView:", "setLeftBarButtonItem:", "setRightBarButtonItem:",
        "setLeftBarButtonItems:", "setRightBarButtonItems:", "setBackBarButtonItem:",
      ],
      "UITextField": ["setPlaceholder:", "setSecureTextEntry:", "setInputAccessoryView:"],
      "UITextView": ["setEditable:", "setSelectedRange:"],
      "UISegmentedControl": ["setEnabled:forSegmentAtIndex:", "setImage:forSegmentAtIndex:"],
      "UIDatePicker": ["setDate:", "setDate:animated:", "setDatePickerMode:"],
      "UIPageControl": ["setNumberOfPages:"], "UIAlertAction": ["setEnabled:"],
      "UISearchBar": [
        "setShowsCancelButton:", "setShowsCancelButton:animated:", "setPlaceholder:",
      ],
      "UIScrollView": ["setScrollEnabled:", "setPagingEnabled:", "setZoomScale:"],
      "UITableViewCell": ["setAccessoryType:", "setAccessoryView:", "setSelectionStyle:"],
      "UIGestureRecognizer": [
        "setCancelsTouchesInView:", "setDelaysTouchesBegan:", "setDelaysTouchesEnded:", "setName:",
      ],
      "UITapGestureRecognizer": ["setNumberOfTapsRequired:", "setNumberOfTouchesRequired:"],
      "UIWindow": ["setWindowLevel:", "setWindowScene:"],
      "UISlider": ["setMinimumValue:", "setMaximumValue:", "setContinuous:"],
      "UIStepper": ["setMinimumValue:", "setMaximumValue:", "setStepValue:"],
    ])

  private static let layers = Group(
    reason: "the subviews change by the other messages of UIView",
    remedy: "hook addSubview:, insertSubview:atIndex: or didAddSubview:",
    classes: ["UIView": ["exchangeSubviewAtIndex:withSubviewAtIndex:", "setNeedsFocusUpdate"]])

  private static let lists = Group(
    reason: "a list changes and scrolls by Swift functions that take index paths",
    remedy: "hook reloadData, setContentOffset:animated: or a method of the data source",
    classes: [
      "UITableView": [
        "beginUpdates", "endUpdates", "performBatchUpdates:completion:",
        "insertRowsAtIndexPaths:withRowAnimation:", "deleteRowsAtIndexPaths:withRowAnimation:",
        "reloadRowsAtIndexPaths:withRowAnimation:", "moveRowAtIndexPath:toIndexPath:",
        "insertSections:withRowAnimation:", "deleteSections:withRowAnimation:",
        "reloadSections:withRowAnimation:", "scrollToRowAtIndexPath:atScrollPosition:animated:",
        "dequeueReusableCellWithIdentifier:", "dequeueReusableCellWithIdentifier:forIndexPath:",
        "registerClass:forCellReuseIdentifier:", "cellForRowAtIndexPath:", "setTableHeaderView:",
        "setTableFooterView:",
      ],
      "UICollectionView": [
        "performBatchUpdates:completion:", "insertItemsAtIndexPaths:", "deleteItemsAtIndexPaths:",
        "reloadItemsAtIndexPaths:", "moveItemAtIndexPath:toIndexPath:",
        "scrollToItemAtIndexPath:atScrollPosition:animated:",
        "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
        "registerClass:forCellWithReuseIdentifier:", "cellForItemAtIndexPath:",
      ],
    ])

  private static let controllers = Group(
    reason: "a controller's containers and transitions are changed by other messages",
    remedy:
      "hook viewDidAppear:, presentViewController:animated:completion: or addChildViewController:",
    classes: [
      "UIViewController": [
        "setView:", "view", "viewIfLoaded", "loadViewIfNeeded", "setEditing:",
        "showViewController:sender:", "showDetailViewController:sender:",
        "prepareForSegue:sender:", "performSegueWithIdentifier:sender:",
        "shouldPerformSegueWithIdentifier:sender:", "presentModalViewController:animated:",
        "dismissModalViewControllerAnimated:", "setModalPresentationStyle:",
        "transitionFromViewController:toViewController:duration:options:animations:completion:",
      ],
      "UINavigationController": ["setNavigationBarHidden:", "setToolbarHidden:"],
      "UIWindow": ["makeKeyWindow"],
      "UIAlertController": ["setPreferredAction:", "setTitle:forAction:"],
    ])

  private static let application = Group(
    reason: "the application has no scenes, remote notifications or shortcuts",
    remedy: "hook the application delegate's life cycle or sendEvent:",
    classes: [
      "UIApplication": [
        "setDelegate:", "registerForRemoteNotifications", "sendEventToExtension:",
        "setIdleTimerDisabled:", "beginIgnoringInteractionEvents", "endIgnoringInteractionEvents",
        "setApplicationIconBadgeNumber:", "+sharedApplication",
      ]
    ])

  private static let functions = Group(
    reason: "the object is used by Swift functions, which send other messages",
    remedy: "hook sendAction:to:forEvent:, postNotification:, loadRequest: or what the object's "
      + "delegate is sent",
    classes: [
      "UIControl": [
        "sendActionsForControlEvents:", "actionsForTarget:forControlEvent:", "allTargets",
        "allControlEvents",
      ],
      "UIView": ["viewWithTag:", "isDescendantOfView:"],
      "UIScrollView": ["scrollRectToVisible:animated:", "flashScrollIndicators"],
      "UINavigationBar": [
        "pushNavigationItem:animated:", "popNavigationItemAnimated:", "setItems:animated:",
      ],
      "UITabBar": ["setItems:", "setItems:animated:"],
      "UIToolbar": ["setItems:", "setItems:animated:"],
      "NSNotificationCenter": [
        "addObserver:selector:name:object:", "addObserverForName:object:queue:usingBlock:",
        "postNotificationName:object:", "postNotificationName:object:userInfo:",
        "removeObserver:", "removeObserver:name:object:",
      ],
      "WKWebView": [
        "reload", "reloadFromOrigin", "goBack", "goForward", "stopLoading", "setUIDelegate:",
        "setCustomUserAgent:",
      ],
    ])

  private static let delegates = Group(
    reason: "MiniUI does not call this method of delegates",
    remedy: "hook a method that docs/dispatch.md lists",
    classes: [
      "NSObject": [
        "application:didReceiveRemoteNotification:fetchCompletionHandler:",
        "application:continueUserActivity:restorationHandler:",
        "application:performActionForShortcutItem:completionHandler:",
        "application:didRegisterForRemoteNotificationsWithDeviceToken:",
        "applicationDidReceiveMemoryWarning:", "applicationSignificantTimeChange:",
        "application:openURL:sourceApplication:annotation:", "application:handleOpenURL:",
        "scene:willConnectToSession:options:", "sceneDidBecomeActive:",
        "sceneWillResignActive:", "sceneDidEnterBackground:", "sceneWillEnterForeground:",
        "scrollViewDidZoom:", "viewForZoomingInScrollView:",
        "scrollViewDidChangeAdjustedContentInset:",
        "tableView:willDisplayHeaderView:forSection:",
        "tableView:willDisplayFooterView:forSection:",
        "tableView:estimatedHeightForRowAtIndexPath:",
        "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
        "tableView:performAction:forRowAtIndexPath:withSender:", "sectionIndexTitlesForTableView:",
        "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
        "collectionView:layout:sizeForItemAtIndexPath:",
        "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
        "collectionView:canMoveItemAtIndexPath:", "textFieldDidChangeSelection:",
        "textViewDidChangeSelection:", "textView:shouldInteractWithURL:inRange:interaction:",
        "gestureRecognizer:shouldReceivePress:", "gestureRecognizer:shouldReceiveEvent:",
        "navigationController:animationControllerForOperation:fromViewController:toViewController:",
        "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
        "adaptivePresentationStyleForPresentationController:",
        "webView:decidePolicyForNavigationResponse:decisionHandler:",
        "webView:didReceiveServerRedirectForProvisionalNavigation:",
        "webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:",
        "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:",
        "webViewWebContentProcessDidTerminate:",
      ]
    ])
}
