/// What the two older kinds of alerts have in common: a title, buttons and a delegate.
///
/// UIKit has no class between them and `UIView`, so this one is never registered.
public class Dialog: View {
  /// The first text.
  public final var title: String?
  /// Which button cancels; -1 for none.
  public final var cancelButtonIndex = -1
  /// Which button destroys something; -1 for none.
  public final var destructiveButtonIndex = -1
  /// The alert that shows the dialog, while it is on the screen.
  final var alert: Alert?
  private var titles: [String] = []
  private var answers = CachedDelegate()

  /// What the delegate is told, in this order: clicked, will dismiss, did dismiss.
  class var delegateMethods: [SystemSelector] { [] }

  /// What a dialog tells its delegate: the dialog itself, and the index of a button.
  typealias DialogMessage = GeneralShape<Nothing, DynamicObject?, Int>

  /// The dialog is off the screen, but the delegate has not been told yet.
  func hasLeft() {}

  static func defineDialog<Kind: Dialog>(_ methods: MethodList<Kind>) {
    methods.define(.setDelegate, Body { dialog, new, _ in dialog.keep(new) })
    methods.define(.delegate, Body { dialog, _ in dialog.answers.object })
    methods.define(
      .dismissWithClickedButton,
      Body { dialog, index, animated, _ in dialog.dismissByCode(index, animated) })
  }

  /// Who is told of the buttons; not retained, and set by sending `setDelegate:`.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  /// How many buttons there are.
  public final var numberOfButtons: Int { titles.count }

  /// Whether the dialog is on the screen.
  public final var isShown: Bool { alert?.presentingViewController != nil }

  /// What a button says; `nil` where there is none.
  public final func buttonTitle(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  /// The view that takes the taps of a button, while the dialog is on the screen.
  public final func buttonView(at index: Int) -> View? {
    guard let alert, alert.actions.indices.contains(index) else { return nil }
    return alert.view(of: alert.actions[index])
  }

  /// Appends a button.
  ///
  /// - Returns: Its index.
  @discardableResult
  public final func addButton(_ title: String) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// Dismisses the dialog as if a button had been tapped; the delegate hears of no click.
  public final func dismiss(withClickedButtonIndex index: Int, animated: Bool) {
    send(.dismissWithClickedButton)(index, animated)
  }

  /// Tells the delegate of a button, if it wanted to know when it was set.
  final func tell(_ step: Step, _ index: Int) {
    let message = Message<DialogMessage>(Self.delegateMethods[step.rawValue])
    answers.receiver(of: message)?.send(message)(self, index)
  }

  /// What the delegate hears, in its order.
  enum Step: Int {
    /// A person tapped the button.
    case clicked
    /// The dialog is about to go.
    case willDismiss
    /// It has gone.
    case didDismiss
  }

  /// Asks a new delegate once what it has methods for (OB-9).
  private func keep(_ new: DynamicObject?) {
    answers = CachedDelegate(new, of: self, asking: Self.delegateMethods)
  }
}

extension Message where S == GeneralShape<Nothing, Int, Bool> {
  /// `-dismissWithClickedButtonIndex:animated:` of the two older alerts.
  @inlinable public static var dismissWithClickedButton: Self {
    Message(.`dismissWithClickedButtonIndex:animated:`)
  }
}
