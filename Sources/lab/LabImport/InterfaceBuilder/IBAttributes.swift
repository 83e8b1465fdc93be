import LabLanguage

/// The attributes of Interface Builder's elements, as data.
enum IBAttributes {
  /// An attribute that becomes a property of an app file.
  struct Setting: Sendable {
    let elements: Set<String>
    let attribute: String
    /// The key of the property in an app file.
    let key: String
    let kind: Kind
  }

  enum Kind: Sendable {
    /// `YES` or `NO`.
    case flag
    case integer
    case number
    case text
  }

  /// The attributes that become properties.
  ///
  /// A file writes only values that differ from the default.
  static let settings: [Setting] = [
    Setting(elements: ["switch"], attribute: "on", key: "isOn", kind: .flag),
    Setting(elements: ["slider"], attribute: "minValue", key: "minimumValue", kind: .number),
    Setting(elements: ["slider"], attribute: "maxValue", key: "maximumValue", kind: .number),
    Setting(
      elements: ["stepper"], attribute: "minimumValue", key: "minimumValue", kind: .number),
    Setting(
      elements: ["stepper"], attribute: "maximumValue", key: "maximumValue", kind: .number),
    Setting(elements: ["stepper"], attribute: "stepValue", key: "stepValue", kind: .number),
    Setting(elements: ["slider", "stepper"], attribute: "value", key: "value", kind: .number),
    Setting(elements: ["slider"], attribute: "continuous", key: "continuous", kind: .flag),
    Setting(
      elements: ["segmentedControl"], attribute: "selectedSegmentIndex",
      key: "selectedSegmentIndex", kind: .integer),
    Setting(
      elements: ["pageControl"], attribute: "numberOfPages", key: "numberOfPages", kind: .integer),
    Setting(
      elements: ["pageControl"], attribute: "currentPage", key: "currentPage", kind: .integer),
    Setting(elements: ["imageView"], attribute: "image", key: "image", kind: .text),
    Setting(
      elements: ["tableView", "collectionView"], attribute: "allowsMultipleSelection",
      key: "allowsMultipleSelection", kind: .flag),
    Setting(
      elements: ["tableView", "collectionView"], attribute: "allowsSelection",
      key: "allowsSelection", kind: .flag),
    Setting(elements: ["textView"], attribute: "editable", key: "editable", kind: .flag),
    Setting(
      elements: ["scrollView", "tableView", "collectionView", "textView"],
      attribute: "scrollEnabled", key: "scrollEnabled", kind: .flag),
  ]

  /// The ``settings`` of each element that has any.
  static let settingsOfElements: [String: [Setting]] = settings.reduce(into: [:]) { table, row in
    for element in row.elements { table[element, default: []].append(row) }
  }

  /// The attributes that the reader of an element uses, besides ``settings``.
  static let read: [String: Set<String>] = [
    "document": ["type", "version", "targetRuntime", "initialViewController", "launchScreen"],
    "viewControllerPlaceholder": ["id", "storyboardName", "referencedIdentifier"],
    "placeholder": [
      "id", "placeholderIdentifier", "customClass", "customModule", "customModuleProvider",
    ],
    "customObject": ["id", "customClass", "customModule", "customModuleProvider"],
    "searchDisplayController": ["id"],
    "action": ["id", "selector", "destination", "eventType"],
    "outlet": ["property", "destination"],
    "outletCollection": ["property", "destination"],
    "segue": [
      "id", "kind", "destination", "identifier", "relationship", "trigger", "unwindAction",
      "modalPresentationStyle", "customClass", "customModule", "customModuleProvider", "animates",
      "destinationCreationSelector",
    ],
    "navigationItem": ["id", "key", "title"],
    "barButtonItem": [
      "id", "key", "title", "image", "systemItem", "style", "tag", "enabled", "customClass",
      "customModule", "customModuleProvider",
    ],
    "tabBarItem": ["id", "key", "title", "image", "systemItem", "tag"],
    "rect": ["key", "x", "y", "width", "height"], "size": ["key", "width", "height"],
    "string": ["key"], "mutableString": ["key"], "attributedString": ["key"],
    "fragment": ["content"], "state": ["key", "title", "image"],
    "buttonConfiguration": ["key", "title", "image"],
    "imageReference": ["key", "image"], "segment": ["title", "image"],
    "tableViewSection": ["id", "headerTitle", "footerTitle"],
    "listContentConfiguration": ["key", "text", "secondaryText"],
    "collectionViewFlowLayout": ["id", "key"], "accessibility": ["key", "identifier", "label"],
    "userDefinedRuntimeAttribute": ["type", "keyPath", "value"],
    "integer": ["key", "value"], "real": ["key", "value"],
    "textInputTraits": ["key", "secureTextEntry"], "variation": ["key"], "mask": ["key"],
    "include": ["reference"], "exclude": ["reference"],
    "rectEdge": ["key", "left", "right", "top", "bottom"], "pressTypeMask": ["key"],
    "class": ["className", "superclassName"],
  ]

  /// The types of the attributes that are read, besides ``settings``; others are texts and words.
  private static let kinds: [String: Kind] = [
    "tag": .integer, "hidden": .flag, "alpha": .number, "userInteractionEnabled": .flag,
    "enabled": .flag, "selected": .flag, "animating": .flag, "hidesWhenStopped": .flag,
    "spacing": .number, "rowHeight": .number, "animates": .flag, "secureTextEntry": .flag,
    "x": .number, "y": .number, "width": .number, "height": .number, "launchScreen": .flag,
    "navigationBarHidden": .flag, "toolbarHidden": .flag, "hidesBottomBarWhenPushed": .flag,
    "numberOfTapsRequired": .integer, "numberOfTouchesRequired": .integer,
    "minimumNumberOfTouches": .integer, "maximumNumberOfTouches": .integer,
    "minimumPressDuration": .number,
  ]

  /// Returns the attributes of an element that are neither texts nor words, sorted by name.
  static func typed(of name: String) -> [(attribute: String, kind: Kind)] {
    let value: Kind? = ["integer": .integer, "real": .number][name]
    let rows = (settingsOfElements[name] ?? []).filter { $0.kind != .text }
    var typed = Dictionary(rows.map { ($0.attribute, $0.kind) }) { $1 }
    typed["value"] = typed["value"] ?? value
    for attribute in read(of: name) {
      typed[attribute] = typed[attribute] ?? kinds[attribute]
    }
    return typed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The attributes of every view.
  static let ofViews: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "tag",
    "hidden", "alpha", "userInteractionEnabled",
  ]

  /// The attributes of single views.
  static let ofSomeViews: [String: Set<String>] = [
    "button": ["enabled", "selected"], "textField": ["enabled", "text", "placeholder"],
    "switch": ["enabled"], "slider": ["enabled"], "stepper": ["enabled"],
    "segmentedControl": ["enabled"], "pageControl": ["enabled"], "datePicker": ["enabled"],
    "colorWell": ["enabled"], "refreshControl": ["enabled"], "control": ["enabled"],
    "label": ["text", "enabled"], "textView": ["text"], "searchBar": ["text", "placeholder"],
    "activityIndicatorView": ["hidesWhenStopped", "animating"],
    "stackView": ["axis", "spacing"], "tableView": ["style", "rowHeight"],
    "tableViewCell": [
      "reuseIdentifier", "style", "textLabel", "detailTextLabel", "imageView", "accessoryType",
      "selectionStyle",
    ],
    "collectionViewCell": ["reuseIdentifier"], "collectionViewListCell": ["reuseIdentifier"],
  ]

  /// The attributes of every controller.
  static let ofControllers: Set<String> = [
    "id", "customClass", "customModule", "customModuleProvider", "userLabel", "title",
    "storyboardIdentifier", "restorationIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier",
    "modalPresentationStyle", "hidesBottomBarWhenPushed",
  ]

  static let ofNavigationControllers: Set<String> = ["navigationBarHidden", "toolbarHidden"]

  /// The attributes of recognisers.
  static let ofGestures: [String: Set<String>] = [
    "tapGestureRecognizer": ["numberOfTapsRequired", "numberOfTouchesRequired"],
    "pongPressGestureRecognizer": [
      "minimumPressDuration", "numberOfTapsRequired", "numberOfTouchesRequired",
    ],
    "swipeGestureRecognizer": ["direction", "numberOfTouchesRequired"],
    "panGestureRecognizer": ["minimumNumberOfTouches", "maximumNumberOfTouches"],
    "screenEdgePanGestureRecognizer": ["minimumNumberOfTouches", "maximumNumberOfTouches"],
  ]

  /// The attributes of every recogniser.
  static let ofEveryGesture: Set<String> = [
    "id", "customClass", "customModule", "customModuleProvider", "enabled",
  ]

  /// The attributes that change only the looks or the editor, on any element.
  static let ignored: Set<String> = Set(
    """
    adjustsFontForContentSizeCategory adjustsFontSizeToFit \
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled \
    adjustsImageWhenHighlighted alignment allowsEditingTextAttributes \
    allowsMultipleSelectionDuringEditing allowsSelectionDuringEditing alwaysBounceHorizontal \
    alwaysBounceVertical ambiguous animating appends autocapitalizationType autocorrectionType \
    automaticallyAdjustsScrollViewInsets autorepeat autoresizesArchivedViewToFullSize \
    autoresizesSubviews axesPreservingSuperviewLayoutMargins axLabel backgroundImage badgeValue \
    barStyle baselineAdjustment baselineRelativeArrangement borderStyle bounces bouncesZoom \
    bundle bundleIdentifier buttonSize buttonType canCancelContentTouches cancelsTouchesInView \
    catalog clearButtonMode clearsContextBeforeDrawing clearsOnBeginEditing \
    clearsSelectionOnViewWillAppear clipsSubviews collectionClass colorLabel colorMatched \
    connectionsEnabled contentHorizontalAlignment contentInsetAdjustmentBehavior contentMode \
    contentVerticalAlignment contentViewInsetsToSafeArea cornerStyle customizationIdentifier \
    dataMode datePickerMode decelerationRate defaultSize definesPresentationContext \
    delaysContentTouches delaysTouchesBegan delaysTouchesEnded directionalLockEnabled \
    distribution editable enablesReturnKeyAutomatically estimatedRowHeight \
    estimatedSectionFooterHeight estimatedSectionHeaderHeight extendedLayoutIncludesOpaqueBars \
    fixedFrame fontSmoothing hasAttributedTitle headerReferenceSize hidesAccessoryWhenEditing \
    hidesBackButton hidesForSinglePage highlighted highlightedColor highlightedImage hint \
    horizontalCompressionResistancePriority horizontalHuggingPriority id identifier imagePadding \
    imagePlacement indentationLevel indentationWidth indicatorStyle indicatorType \
    initialTouchAnchor insetsLayoutMarginsFromSafeArea keyboardAppearance keyboardDismissMode \
    keyboardType largeContentImage largeContentTitle largeTitleDisplayMode largeTitles \
    leftItemsSupplementBackButton lineBreakMode mapType maximumZoomScale \
    minimumFontSize minimumInteritemSpacing minimumLineSpacing \
    minimumScaleFactor minimumZoomScale minuteInterval misplaced modalTransitionStyle momentary \
    multipleTouchEnabled navigationOrientation numberOfLines \
    opaque pageSpacing pagingEnabled placeholder \
    placeholderIntrinsicHeight placeholderIntrinsicWidth playsInline pointSize \
    popoverAnchorBarButtonItem popoverAnchorView preferredMaxLayoutWidth \
    prefersSideBySideTextAndSecondaryText preservesSuperviewLayoutMargins progress \
    progressViewStyle prompt prompted propertyAccessControl \
    providesPresentationContextTransitionStyle rasterizationScale renderingMode \
    restorationIdentifier returnKeyType reuseIdentifier reversesTitleShadowWhenHighlighted role \
    rowHeight scaledValue sceneID sceneMemberID scrollDirection scrollIndicatorInsets \
    searchBarStyle sectionFooterHeight sectionHeaderHeight sectionHeadersPinToVisibleBounds \
    sectionIndexMinimumDisplayRowCount sectionInsetReference segmentControlStyle selectable \
    selectedImage selectionStyle semanticContentAttribute separatorStyle \
    shouldIndentWhileEditing showsApplicationActivity showsBookmarkButton showsBuildings \
    showsCancelButton showsCompass showsHorizontalScrollIndicator showsMenuAsPrimaryAction \
    showsPointsOfInterest showsReorderControl showsScale showsSearchResultsButton \
    showsTouchWhenHighlighted showsTraffic showsUserLocation showsVerticalScrollIndicator \
    simulatedAppContext smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType \
    spineLocation springLoaded style subtitle swipeDirections symbolScale systemVersion \
    tableViewCell textAlignment textContentType throughout tintAdjustmentMode title \
    titleAlignment titlePadding toolsVersion trackingEnabled transitionStyle \
    translatesAutoresizingMaskIntoConstraints translucent updatesScrollIndicatorInsets \
    useAutolayout userLabel useSafeAreas usesAttributedText useTraitCollections variant \
    verifyAmbiguity verticalAlignment verticalCompressionResistancePriority \
    verticalHuggingPriority viewContentMode wantsLayer width wraps zoomEnabled zPosition
    """.split(separator: " ").map(String.init))

  /// Returns the attributes that the import uses of an element.
  static func read(of name: String) -> Set<String> {
    let rows = (settingsOfElements[name] ?? []).map(\.attribute)
    if IBElements.views[name] != nil {
      return ofViews.union(ofSomeViews[name] ?? []).union(rows)
    }
    if let controller = IBElements.controllers[name] {
      return controller.kind == .navigation
        ? ofControllers.union(ofNavigationControllers) : ofControllers
    }
    if IBElements.gestures[name] != nil { return ofEveryGesture.union(ofGestures[name] ?? []) }
    return read[name] ?? []
  }

  /// Returns the property's value of an attribute; nil for a text of another type.
  static func value(_ text: String, _ kind: Kind) -> ImportedValue? {
    switch kind {
    case .flag: text == "YES" ? .flag(true) : text == "NO" ? .flag(false) : nil
    case .integer: Int(nearestTo: text).map { .integer($0) }
    case .number: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    case .text: .text(text)
    }
  }
}
