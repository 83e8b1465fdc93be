extension SystemProfile {
  /// iOS 15, after view hierarchies printed on devices.
  static let iOS15 = SystemProfile(
    version: "15", controls: .iOS15, text: .iOS15, lists: .iOS15, containers: .iOS15,
    presentations: .iOS15, web: .iOS15)
}

extension ControlTemplates {
  /// The controls of iOS 15: the switch as printed, the others from memory.
  static let iOS15 = ControlTemplates(
    switchPart: ViewTemplate(
      "UISwitchModernVisualElement", "UIView",
      [
        ViewTemplate("UIView"),
        ViewTemplate(
          "UIView", "UIView",
          [
            ViewTemplate("UIImageView"),
            ViewTemplate("UIView", "UIView", [ViewTemplate("UIImageView")]),
            ViewTemplate("UIImageView"), ViewTemplate("UIImageView"),
          ]),
      ]),
    sliderPart: ViewTemplate(
      "_UISlideriOSVisualElement", "UIView",
      [
        ViewTemplate("UIView", "UIView", [ViewTemplate("UIImageView")]),
        ViewTemplate("UIImageView"),
        ViewTemplate("UIImageView", slot: .thumb),
      ]),
    stepperPart: ViewTemplate(
      "UIStepperHorizontalVisualElement", "UIView",
      [
        ViewTemplate("_UIStepperButton", "UIButton", slot: .less),
        ViewTemplate("_UIStepperButton", "UIButton", slot: .more),
      ]),
    segment: ViewTemplate(
      "UISegment", "UIImageView", [ViewTemplate("UISegmentLabel", "UILabel", slot: .title)]),
    pageControlPart: ViewTemplate(
      "_UIPageControlContentView", "UIView",
      [ViewTemplate("_UIPageControlIndicatorContentView", slot: .content)]),
    pageIndicator: ViewTemplate("_UIPageIndicatorView", "UIImageView"),
    datePickerPart: ViewTemplate("_UIDatePickerView", "UIPickerView"),
    pickerColumn: ViewTemplate(
      "UIPickerColumnView", "UIView", [ViewTemplate("UILabel", slot: .title)]))
}

extension TextTemplates {
  /// The text inputs of iOS 15.
  static let iOS15 = TextTemplates(
    searchBar: ViewTemplate(
      "UIView", "UIView",
      [
        ViewTemplate("UISearchBarBackground"),
        ViewTemplate(
          "_UISearchBarSearchContainerView", "UIView",
          [ViewTemplate("UISearchBarTextField", "UITextField", slot: .fields)]),
      ]),
    searchCancel: ViewTemplate("UINavigationButton", "UIButton"))
}

extension ListTemplates {
  /// The lists of iOS 15.
  static let iOS15 = ListTemplates(
    cell: ViewTemplate("UITableViewCellContentView", slot: .content),
    item: ViewTemplate("UIView", slot: .content),
    cellLabel: ViewTemplate("UITableViewLabel", "UILabel"),
    editControl: ViewTemplate("UITableViewCellEditControl", "UIControl"),
    reorderControl: ViewTemplate("UITableViewCellReorderControl", "UIControl"),
    sectionContent: ViewTemplate("_UITableViewHeaderFooterContentView"),
    sectionLabel: ViewTemplate("_UITableViewHeaderFooterViewLabel", "UILabel"),
    swipeActions: ViewTemplate("UISwipeActionPullView"),
    swipeButton: ViewTemplate("UISwipeActionStandardButton", "UIButton"))
}

extension ContainerTemplates {
  /// The containers and bars of iOS 15.
  static let iOS15 = ContainerTemplates(
    navigation: ViewTemplate(
      "UILayoutContainerView", "UIView",
      [
        ViewTemplate(
          "UINavigationTransitionView", "UIView",
          [ViewTemplate("UIViewControllerWrapperView", slot: .content)])
      ]),
    tabs: ViewTemplate(
      "UILayoutContainerView", "UIView",
      [
        ViewTemplate(
          "UITransitionView", "UIView",
          [ViewTemplate("UIViewControllerWrapperView", slot: .content)])
      ]),
    pages: ViewTemplate(
      "_UIPageViewControllerContentView", "UIView",
      [
        ViewTemplate(
          "_UIQueuingScrollView", "UIScrollView", [ViewTemplate("UIView", slot: .content)])
      ]),
    barBackground: ViewTemplate("_UIBarBackground"),
    navigationContent: ViewTemplate("_UINavigationBarContentView"),
    barButtons: ViewTemplate("_UIButtonBarStackView"),
    barButton: ViewTemplate(
      "_UIButtonBarButton", "UIControl",
      [ViewTemplate("_UIModernBarButton", "UIButton", slot: .title)]),
    backButton: ViewTemplate(
      "_UIButtonBarButton", "UIControl",
      [
        ViewTemplate("_UIModernBarButton", "UIButton", slot: .image),
        ViewTemplate(
          "_UIBackButtonContainerView", "UIView",
          [ViewTemplate("_UIModernBarButton", "UIButton", slot: .title)]),
      ]),
    tabButton: ViewTemplate(
      "UITabBarButton", "UIControl",
      [
        ViewTemplate("UITabBarSwappableImageView", "UIImageView", slot: .image),
        ViewTemplate("UITabBarButtonLabel", "UILabel", slot: .title),
      ]))
}

extension PresentationTemplates {
  /// The presentations and alerts of iOS 15.
  static let iOS15 = PresentationTemplates(
    fullScreen: ViewTemplate("UITransitionView", slot: .content),
    sheet: ViewTemplate(
      "UITransitionView", "UIView",
      [
        ViewTemplate("UIDimmingView", slot: .dimming),
        ViewTemplate("UIDropShadowView", slot: .content),
      ]),
    sheetTop: 57,
    aroundAlert: ViewTemplate(
      "UITransitionView", slot: .content, [ViewTemplate("UIDimmingView", slot: .dimming)]),
    alert: alertView,
    alertAction: actionView)

  /// The root view of an alert; the group view and its two scroll views are in plain views (AL-6).
  private static let alertView = ViewTemplate(
    "_UIAlertControllerPhoneTVMacView", "UIView",
    [
      ViewTemplate(
        "UIView", "UIView",
        [
          ViewTemplate(
            "_UIAlertControllerInterfaceActionGroupView", "UIView",
            [ViewTemplate("UIView", "UIView", [alertTexts, alertActions])])
        ])
    ])

  private static let alertTexts = ViewTemplate(
    "_UIInterfaceActionGroupHeaderScrollView", "UIScrollView",
    [
      ViewTemplate(
        "UIView", slot: .content,
        [
          ViewTemplate("UILabel", slot: .title), ViewTemplate("UILabel", slot: .subtitle),
          ViewTemplate("UIView", slot: .fields),
        ])
    ])

  private static let alertActions = ViewTemplate(
    "_UIInterfaceActionRepresentationsSequenceView", "UIScrollView",
    [
      ViewTemplate(
        "_UIInterfaceActionSeparatableSequenceView", "UIView",
        [ViewTemplate("UIStackView", slot: .actions)])
    ])

  private static let actionView = ViewTemplate(
    "_UIInterfaceActionCustomViewRepresentationView", "UIView",
    [
      ViewTemplate(
        "_UIAlertControllerActionView", slot: .content,
        [ViewTemplate("UIView", "UIView", [ViewTemplate("UILabel", slot: .title)])])
    ])
}

extension WebTemplates {
  /// The web views of iOS 15.
  static let iOS15 = WebTemplates(
    content: ViewTemplate("WKScrollView", "UIScrollView", [ViewTemplate("WKContentView")]),
    oldContent: ViewTemplate(
      "_UIWebViewScrollView", "UIScrollView", [ViewTemplate("UIWebBrowserView")]))
}
