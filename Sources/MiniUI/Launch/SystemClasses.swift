/// The classes that every process knows from its start, each made on first use.
enum SystemClasses {
  /// The MiniUI classes that are registered under UIKit names.
  static var all: [DynamicObject.Type] {
    [
      Invocation.self, ObjectList.self, Block.self, IndexPathObject.self,
      NotificationHub.self, PostedNotification.self,
      Responder.self, Application.self, ApplicationDelegate.self,
      View.self, Window.self, Label.self, ScrollView.self, Control.self, Button.self,
      StackView.self,
      ButtonLabel.self,
      TextField.self, TextView.self, SearchBar.self, URLObject.self,
      ViewController.self, NavigationItem.self, Touch.self, TouchSet.self, TouchEvent.self,
      ImageView.self, Switch.self, SwitchVisualElement.self, Slider.self, Stepper.self,
      SegmentedControl.self,
      PageControl.self, PickerView.self, DatePicker.self,
      GestureRecognizer.self, GestureRecognizerTarget.self, TapGestureRecognizer.self,
      LongPressGestureRecognizer.self, PanGestureRecognizer.self, SwipeGestureRecognizer.self,
      ScreenEdgePanGestureRecognizer.self, PinchGestureRecognizer.self,
      RotationGestureRecognizer.self, ScrollViewPanGestureRecognizer.self, RefreshControl.self,
      TargetContentOffset.self,
      TableView.self, TableViewCell.self, TableViewHeaderFooterView.self,
      TableViewController.self, CellEditControl.self, CellReorderControl.self,
      SwipeActionPullView.self, SwipeAction.self, SwipeActions.self,
      CollectionView.self, CollectionReusableView.self, CollectionViewCell.self,
      CollectionViewController.self,
      NavigationController.self, TabBarController.self, PageViewController.self,
      SplitViewController.self,
      LayoutContainerView.self, NavigationBar.self, BarItem.self,
      BarButtonItem.self, TabBar.self, TabBarItem.self, Toolbar.self,
      PresentationController.self, DimmingView.self,
      Alert.self, AlertAction.self, AlertActionView.self, AlertPresentationController.self,
      AlertView.self, ActionSheet.self, AlertShimWindow.self, AlertShimController.self,
      InteractivePop.self,
      NumberObject.self, TextObject.self, ErrorObject.self,
      WebView.self, OldWebView.self, WebViewConfiguration.self, UserContentController.self,
      UserScript.self, ScriptMessage.self, WebRequest.self, WebNavigation.self,
      NavigationAction.self,
    ]
  }
}

extension SystemProfile {
  /// The names of this version's private classes.
  public var privateClassNames: Set<String> {
    Self.privateClassNames[version] ?? Set(privateClasses.values.joined())
  }

  /// The private class names of all profiles by version, computed once.
  private static let privateClassNames = Dictionary(
    uniqueKeysWithValues: all.map { ($0.version, Set($0.privateClasses.values.joined())) })

  /// The system's classes: UIKit's, and this version's private ones.
  var catalog: ClassCatalog { Self.catalogs[version] ?? makeCatalog() }

  /// The catalogs of all profiles by version, built once.
  private static let catalogs = Dictionary(
    uniqueKeysWithValues: all.map { ($0.version, $0.makeCatalog()) })

  private func makeCatalog() -> ClassCatalog {
    var catalog = ClassCatalog()
    for type in SystemClasses.all { catalog.add(type) }
    for (superclass, names) in privateClasses {
      for name in names { catalog.add(name, below: superclass) }
    }
    return catalog
  }
}

extension Device {
  /// Starts a process of an app; it runs the app's code once it is launched.
  ///
  /// Installs the app first if necessary.
  public func start(_ app: App) -> AppProcess {
    if installedApps[app.bundle] == nil { installedApps.add(app) }
    startedProcesses += 1
    let process = AppProcess(of: app, on: self, knowing: system.catalog)
    // AdSupport is not part of UIKit, so its class exists only in apps that link it (S1.5).
    if process.identifiers.hasAdvertisingClass {
      process.classes[AdvertisingIdentifierSource.self].isSystem = true
    }
    return process
  }
}
