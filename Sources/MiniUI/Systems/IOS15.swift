extension SystemProfile {
  /// iOS 15, after view hierarchies printed on devices.
  static let iOS15 = SystemProfile(
    version: "15", controls: .iOS15, text: .iOS15, lists: .iOS15, containers: .iOS15,
    presentations: .iOS15, web: .iOS15,
    privateClasses: [
      "UIView": [
        "UIDropShadowView", "UINavigationTransitionView", "UIPanelControllerContentView",
        "UIPickerColumnView", "UISearchBarBackground", "UIStepperHorizontalVisualElement",
        "UITableViewCellContentView",
        "UITransitionView", "UIViewControllerWrapperView", "UIWebBrowserView", "WKContentView",
        "_UIAlertControllerInterfaceActionGroupView", "_UIAlertControllerPhoneTVMacView",
        "_UIBackButtonContainerView", "_UIBarBackground", "_UIButtonBarStackView",
        "_UIInterfaceActionCustomViewRepresentationView",
        "_UIInterfaceActionSeparatableSequenceView", "_UINavigationBarContentView",
        "_UIPageControlContentView", "_UIPageControlIndicatorContentView",
        "_UIPageViewControllerContentView", "_UISearchBarSearchContainerView",
        "_UISlideriOSVisualElement", "_UITableViewHeaderFooterContentView",
        "_UIToolbarContentView",
      ],
      "UIButton": [
        "UINavigationButton", "UISwipeActionStandardButton", "_UIModernBarButton",
        "_UIStepperButton",
      ],
      "UIControl": ["UITabBarButton", "_UIButtonBarButton"],
      "UIImageView": ["UISegment", "UITabBarSwappableImageView", "_UIPageIndicatorView"],
      "UILabel": [
        "UISegmentLabel", "UITabBarButtonLabel", "UITableViewLabel",
        "_UITableViewHeaderFooterViewLabel",
      ],
      "UIPickerView": ["_UIDatePickerView"],
      "UIScrollView": [
        "WKScrollView", "_UIInterfaceActionGroupHeaderScrollView",
        "_UIInterfaceActionRepresentationsSequenceView", "_UIQueuingScrollView",
        "_UIWebViewScrollView",
      ],
      "UITextField": ["UISearchBarTextField"],
    ])
}

extension ControlTemplates {
  /// The controls of iOS 15: the switch as printed, the others from memory.
  static let iOS15 = ControlTemplates(
    switchPart: ViewTemplate(
      "UISwitchModernVisualElement",
      [
        ViewTemplate("UIView"),
        ViewTemplate(
          "UIView",
          [
            ViewTemplate("UIImageView"),
            ViewTemplate("UIView", [ViewTemplate("UIImageView")]),
            ViewTemplate("UIImageView"), ViewTemplate("UIImageView"),
          ]),
      ]),
    sliderPart: ViewTemplate(
      "_UISlideriOSVisualElement",
      [
        ViewTemplate("UIView", [ViewTemplate("UIImageView")]),
        ViewTemplate("UIImageView"),
        ViewTemplate("UIImageView", slot: .thumb),
      ]),
    stepperPart: ViewTemplate(
      "UIStepperHorizontalVisualElement",
      [
        ViewTemplate("_UIStepperButton", slot: .less),
        ViewTemplate("_UIStepperButton", slot: .more),
      ]),
    segment: ViewTemplate("UISegment", [ViewTemplate("UISegmentLabel", slot: .title)]),
    pageControlPart: ViewTemplate(
      "_UIPageControlContentView",
      [ViewTemplate("_UIPageControlIndicatorContentView", slot: .content)]),
    pageIndicator: ViewTemplate("_UIPageIndicatorView"),
    datePickerPart: ViewTemplate("_UIDatePickerView"),
    pickerColumn: ViewTemplate("UIPickerColumnView", [ViewTemplate("UILabel", slot: .title)]))
}

extension TextTemplates {
  static let iOS15 = TextTemplates(
    searchBar: ViewTemplate(
      "UIView",
      [
        ViewTemplate("UISearchBarBackground"),
        ViewTemplate(
          "_UISearchBarSearchContainerView",
          [ViewTemplate("UISearchBarTextField", slot: .fields)]),
      ]),
    searchCancel: ViewTemplate("UINavigationButton"))
}

extension ListTemplates {
  static let iOS15 = ListTemplates(
    cell: ViewTemplate("UITableViewCellContentView", slot: .content),
    item: ViewTemplate("UIView", slot: .content),
    cellLabel: ViewTemplate("UITableViewLabel"),
    editControl: ViewTemplate("UITableViewCellEditControl"),
    reorderControl: ViewTemplate("UITableViewCellReorderControl"),
    sectionContent: ViewTemplate("_UITableViewHeaderFooterContentView"),
    sectionLabel: ViewTemplate("_UITableViewHeaderFooterViewLabel"),
    swipeActions: ViewTemplate("UISwipeActionPullView"),
    swipeButton: ViewTemplate("UISwipeActionStandardButton"))
}

extension ContainerTemplates {
  static let iOS15 = ContainerTemplates(
    navigation: ViewTemplate(
      "UILayoutContainerView",
      [
        ViewTemplate(
          "UINavigationTransitionView",
          [ViewTemplate("UIViewControllerWrapperView", slot: .content)])
      ]),
    tabs: ViewTemplate(
      "UILayoutContainerView",
      [
        ViewTemplate(
          "UITransitionView",
          [ViewTemplate("UIViewControllerWrapperView", slot: .content)])
      ]),
    pages: ViewTemplate(
      "_UIPageViewControllerContentView",
      [
        ViewTemplate("_UIQueuingScrollView", [ViewTemplate("UIView", slot: .content)])
      ]),
    split: ViewTemplate(
      "UILayoutContainerView", [ViewTemplate("UIPanelControllerContentView", slot: .content)]),
    barBackground: ViewTemplate("_UIBarBackground"),
    navigationContent: ViewTemplate("_UINavigationBarContentView"),
    toolbarContent: ViewTemplate("_UIToolbarContentView"),
    barButtons: ViewTemplate("_UIButtonBarStackView"),
    barButton: ViewTemplate(
      "_UIButtonBarButton",
      [ViewTemplate("_UIModernBarButton", slot: .title)]),
    backButton: ViewTemplate(
      "_UIButtonBarButton",
      [
        ViewTemplate("_UIModernBarButton", slot: .image),
        ViewTemplate(
          "_UIBackButtonContainerView",
          [ViewTemplate("_UIModernBarButton", slot: .title)]),
      ]),
    tabButton: ViewTemplate(
      "UITabBarButton",
      [
        ViewTemplate("UITabBarSwappableImageView", slot: .image),
        ViewTemplate("UITabBarButtonLabel", slot: .title),
      ]))
}

extension PresentationTemplates {
  static let iOS15 = PresentationTemplates(
    fullScreen: ViewTemplate("UITransitionView", slot: .content),
    sheet: ViewTemplate(
      "UITransitionView",
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
    "_UIAlertControllerPhoneTVMacView",
    [
      ViewTemplate(
        "UIView",
        [
          ViewTemplate(
            "_UIAlertControllerInterfaceActionGroupView",
            [ViewTemplate("UIView", [alertTexts, alertActions])])
        ])
    ])

  private static let alertTexts = ViewTemplate(
    "_UIInterfaceActionGroupHeaderScrollView",
    [
      ViewTemplate(
        "UIView", slot: .content,
        [
          ViewTemplate("UILabel", slot: .title), ViewTemplate("UILabel", slot: .subtitle),
          ViewTemplate("UIView", slot: .fields),
        ])
    ])

  private static let alertActions = ViewTemplate(
    "_UIInterfaceActionRepresentationsSequenceView",
    [
      ViewTemplate(
        "_UIInterfaceActionSeparatableSequenceView",
        [ViewTemplate("UIStackView", slot: .actions)])
    ])

  private static let actionView = ViewTemplate(
    "_UIInterfaceActionCustomViewRepresentationView",
    [
      ViewTemplate(
        "_UIAlertControllerActionView", slot: .content,
        [ViewTemplate("UIView", [ViewTemplate("UILabel", slot: .title)])])
    ])
}

extension WebTemplates {
  static let iOS15 = WebTemplates(
    content: ViewTemplate("WKScrollView", [ViewTemplate("WKContentView")]),
    oldContent: ViewTemplate("_UIWebViewScrollView", [ViewTemplate("UIWebBrowserView")]))
}
