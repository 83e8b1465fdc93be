extension SuppressionReason: RawRepresentable {
  /// The prefix of the names of added reasons.
  public static let customPrefix = "custom:"

  /// Returns the reason of a name: a built-in one, or `custom:NAME` with any name.
  public init?(rawValue name: String) {
    if name.hasPrefix(Self.customPrefix), name != Self.customPrefix {
      self = .custom(CustomReason(String(name.dropFirst(Self.customPrefix.count))))
    } else if let reason = Self.allCases.first(where: { $0.rawValue == name }) {
      self = reason
    } else {
      return nil
    }
  }

  /// The name of the case, or `custom:NAME`.
  public var rawValue: String {
    switch self {
    case .senderIsNoView: "senderIsNoView"
    case .noTouch: "noTouch"
    case .touchNotEnded: "touchNotEnded"
    case .hiddenElement: "hiddenElement"
    case .ignoredElement: "ignoredElement"
    case .refusedByDelegate: "refusedByDelegate"
    case .ignoredViewType: "ignoredViewType"
    case .ignoredScreen: "ignoredScreen"
    case .duplicate: "duplicate"
    case .sameTouch: "sameTouch"
    case .seenAsAction: "seenAsAction"
    case .noSegment: "noSegment"
    case .privateRecognizer: "privateRecognizer"
    case .otherGesture: "otherGesture"
    case .gestureView: "gestureView"
    case .gestureWithoutTarget: "gestureWithoutTarget"
    case .forwardedSelection: "forwardedSelection"
    case .noCell: "noCell"
    case .backButtonAction: "backButtonAction"
    case .programmaticPop: "programmaticPop"
    case .builtInScreen: "builtInScreen"
    case .childScreen: "childScreen"
    case .stillOnDisplay: "stillOnDisplay"
    case .pageLeaveOff: "pageLeaveOff"
    case .screenNotOpen: "screenNotOpen"
    case .appInBackground: "appInBackground"
    case .screenReleased: "screenReleased"
    case .unseenYet: "unseenYet"
    case .reactViewUnknown: "reactViewUnknown"
    case .badPageMessage: "badPageMessage"
    case .sameLifeState: "sameLifeState"
    case .refusedByCallback: "refusedByCallback"
    case .disabledRemotely: "disabledRemotely"
    case .droppedRemotely: "droppedRemotely"
    case .kindOffRemotely: "kindOffRemotely"
    case .termination: "termination"
    case .custom(let reason): Self.customPrefix + reason.name
    }
  }
}

extension SuppressionReason: CaseIterable {
  /// The built-in reasons.
  public static let allCases: [SuppressionReason] = [
    .senderIsNoView, .noTouch, .touchNotEnded, .hiddenElement, .ignoredElement,
    .refusedByDelegate, .ignoredViewType, .ignoredScreen, .duplicate, .sameTouch, .seenAsAction,
    .noSegment, .privateRecognizer, .otherGesture, .gestureView, .gestureWithoutTarget,
    .forwardedSelection, .noCell, .backButtonAction, .programmaticPop, .builtInScreen,
    .childScreen, .stillOnDisplay, .pageLeaveOff, .screenNotOpen, .appInBackground,
    .screenReleased, .unseenYet, .reactViewUnknown, .badPageMessage, .sameLifeState,
    .refusedByCallback, .disabledRemotely, .droppedRemotely, .kindOffRemotely, .termination,
  ]
}
