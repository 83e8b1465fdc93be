package import LabLanguage

extension AppAction {
  /// A push onto the stack of the navigation controller around the object.
  package struct Push: Sendable {
    package let className: Located<String>
    /// True if the object makes the controller once and shows the same one again later.
    package let isKept: Bool
    /// True if the controller slides in.
    package let isAnimated: Bool
  }

  package struct Pop: Sendable {
    package let destination: Destination
    /// True if the controllers slide out.
    package let isAnimated: Bool

    /// The top of the stack after the pop.
    package enum Destination: Sendable {
      /// The controller below the top.
      case previous
      case root
    }
  }

  /// A replacement of the whole stack: `setViewControllers:animated:`.
  package struct NewStack: Sendable {
    package let classNames: [Located<String>]
    /// True if the top controller slides in.
    package let isAnimated: Bool
  }

  /// A presentation of a controller over the object's.
  package struct Presentation: Sendable {
    package let controller: ControllerDescription
    package let style: PresentationStyle?
    /// True if the object makes the controller once and shows the same one again later.
    package let isKept: Bool
    /// True if the controller slides in.
    package let isAnimated: Bool
  }

  package struct ShownAlert: Sendable {
    package let alert: AlertDescription
    /// True if the alert fades in.
    package let isAnimated: Bool
  }

  /// The actions that navigate between screens.
  static let navigation: [Fields<AppAction>] = [
    Fields(
      Field(
        "push", \.className, as: name, "Shows a new controller of a class on top of the stack."),
      Field(\.isKept, kept),
      Field(\.isAnimated, animated),
      make: Push.init, in: AppAction.push),
    Fields(
      Fields.required("pop", .nothing, "Pops the top controller: `{}`."),
      animated, make: { .pop(Pop(destination: .previous, isAnimated: $1)) }),
    Fields(
      Fields.required("popToRoot", .nothing, "Pops to the root of the stack: `{}`."),
      animated, make: { .pop(Pop(destination: .root, isAnimated: $1)) }),
    Fields(
      Field(
        "setViewControllers", \.classNames, as: Reader<[Located<String>]>.array(of: name),
        "Replaces the whole stack with new controllers, the top one last."),
      Field(\.isAnimated, animated),
      make: NewStack.init, in: AppAction.setStack),
    Fields(
      Field("present", \.controller, "Shows a new controller over this one."),
      Field("style", \.style, "The style; else the controller's."),
      Field(\.isKept, kept),
      Field(\.isAnimated, animated),
      make: Presentation.init, in: AppAction.present),
    Fields(
      Fields.required(
        "show", ControllerDescription.reader,
        "Pushes a new controller onto the stack around this one; without a stack, or for a stack "
          + "or tabs, presents it, as a show segue does."),
      kept, animated,
      make: { .show(Presentation(controller: $0, style: nil, isKept: $1, isAnimated: $2)) }),
    Fields(
      Fields.required("dismiss", .nothing, "Dismisses the presented controller: `{}`."),
      animated, make: { .dismiss(isAnimated: $1) }),
    Fields(
      Fields.required(
        "unwind", name,
        "Runs a method of the nearest earlier controller that has it, and returns there, as an "
          + "unwind segue does."),
      animated, make: { .unwind($0, isAnimated: $1) }),
    .variant("select", AppAction.selectTab, as: tab, "Selects a tab by code: `{ tab: 1 }`."),
  ]

  static let alerts: [Fields<AppAction>] = [
    Fields(
      Field("alert", \.alert, "Shows an alert or an action sheet."),
      Field(\.isAnimated, animated),
      make: ShownAlert.init, in: AppAction.alert),
    .variant(
      "alertView", AppAction.olderAlert, as: OlderAlertDescription.alertViewReader,
      "Shows a `UIAlertView`, whose delegate is the object."),
    .variant(
      "actionSheet", AppAction.olderAlert, as: OlderAlertDescription.actionSheetReader,
      "Shows a `UIActionSheet`, whose delegate is the object."),
  ]

  private static let name = Reader<String>.string.located

  private static let animated = Fields.optional(
    "animated", Reader<Bool>.boolean, default: true, "Animates the change.")

  private static let kept = Fields.optional(
    "kept", Reader<Bool>.boolean, default: false,
    "Creates the controller once; the object's next such step shows it again.")

  /// The keys of the argument of `select`.
  static let tab: Reader<Located<Int>> = .object(
    "tab",
    Fields.required("tab", Reader<Int>.integer(atLeast: 0).located, "Its index, from 0."),
    make: { $0 })
}
