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
      ViewController.self, Touch.self, TouchSet.self, TouchEvent.self,
      NavigationController.self, TabBarController.self, PageViewController.self,
      LayoutContainerView.self, NavigationBar.self, NavigationItem.self, BarItem.self,
      BarButtonItem.self, TabBar.self, TabBarItem.self,
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
