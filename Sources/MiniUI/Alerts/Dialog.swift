/// The common part of the two older alerts: a title, buttons and a delegate.
///
/// UIKit has no class between them and `UIView`, so this class is never registered.
public class Dialog: View {
  /// The title.
  public final var title: String?
  /// The index of the cancel button; -1 for none.
  public final var cancelButtonIndex = -1
  /// The index of the destructive button; -1 for none.
  public final var destructiveButtonIndex = -1
  /// The alert that shows the dialog; nil while it is not shown.
  final var alert: Alert?
  private var titles: [String] = []
  private var answers = CachedDelegate()

  /// The delegate's methods in the order of ``Step``: clicked, will dismiss, did dismiss.
  class var delegateMethods: [SystemSelector] { [] }

  /// The shape of the delegate's methods: the dialog and the index of a button.
  typealias DialogMessage = GeneralShape<Nothing, DynamicObject?, Int>

  /// Called when the dialog has left the screen, before the delegate's did-dismiss.
  func hasLeft() {}

  static func defineDialog<Kind: Dialog>(_ methods: MethodList<Kind>) {
    methods.define(.setDelegate) { dialog, new, _ in dialog.keep(new) }
    methods.define(.delegate) { dialog, _ in dialog.answers.object }
    methods.define(.dismissWithClickedButton) { dialog, index, animated, _ in
      dialog.dismissByCode(index, animated)
    }
  }

  /// The delegate, not retained; setting it sends `setDelegate:`.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  /// The number of buttons.
  public final var numberOfButtons: Int { titles.count }

  /// True while the dialog is presented.
  public final var isShown: Bool { alert?.presentingViewController != nil }

  /// Returns the title of a button; `nil` for an invalid index.
  public final func buttonTitle(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  /// Returns the view that takes the taps of a button; nil while the dialog is not shown.
  public final func buttonView(at index: Int) -> View? {
    guard let alert, alert.actions.indices.contains(index) else { return nil }
    return alert.view(of: alert.actions[index])
  }

  /// Appends a button.
  ///
  /// - Returns: The index of the button.
  @discardableResult
  public final func addButton(_ title: String) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// Dismisses the dialog with a button's index, but without a click for the delegate.
  public final func dismiss(withClickedButtonIndex index: Int, animated: Bool) {
    send(.dismissWithClickedButton)(index, animated)
  }

  /// Notifies the delegate of a button, if it has the method.
  final func tell(_ step: Step, _ index: Int) {
    let message = Message<DialogMessage>(Self.delegateMethods[step.rawValue])
    answers.send(message)?(self, index)
  }

  /// The notifications of the delegate, in their order.
  enum Step: Int {
    case clicked
    case willDismiss
    case didDismiss
  }

  /// Sets the delegate and caches its methods (OB-9).
  private func keep(_ new: DynamicObject?) {
    answers = CachedDelegate(new, of: self, asking: Self.delegateMethods)
  }
}

/// The appearance of a dialog: an alert whose actions are its buttons.
extension Dialog {
  /// Presents the alert; a tap becomes clicked and will-dismiss, the dismissal did-dismiss.
  ///
  /// A dismissal by the presenter notifies no delegate, but it ends the dialog.
  final func present(_ alert: Alert, from presenter: ViewController) {
    self.alert = alert
    alert.dialog = self
    for index in 0..<numberOfButtons { alert.addAction(makeAction(index)) }
    alert.triggered = { [weak alert] action in
      guard let index = alert?.actions.firstIndex(where: { $0 === action }) else { return }
      self.tell(.clicked, index)
      self.tell(.willDismiss, index)
    }
    presenter.present(alert, animated: true)
  }

  /// Dismisses the alert by code, without a click.
  private func dismissByCode(_ index: Int, _ animated: Bool) {
    guard let alert, alert.presentationController.isAtRest else { return }
    tell(.willDismiss, index)
    alert.dismiss(animated: animated) { self.tell(.didDismiss, index) }
  }

  /// Makes an action without the class method, so that a hook of that method sees the app's only.
  private func makeAction(_ index: Int) -> AlertAction {
    let action = AlertAction(in: process)
    action.set(
      buttonTitle(at: index), style(of: index),
      Block(in: process) { _ in self.tell(.didDismiss, index) })
    return action
  }

  private func style(of index: Int) -> AlertAction.Style {
    switch index {
    case cancelButtonIndex: .cancel
    case destructiveButtonIndex: .destructive
    default: .default
    }
  }

  /// Releases the alert, which has retained the dialog until now.
  final func letGo() {
    alert?.triggered = nil
    alert = nil
    hasLeft()
  }
}

/// The presenter of an ``AlertView``: the private `_UIAlertShimPresentingViewController`.
final class AlertShimController: ViewController {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(AlertShimController.self, name: "_UIAlertShimPresentingViewController")
  }
}

/// The window of an ``AlertView``: the private `_UIAlertControllerShimPresenterWindow`.
final class AlertShimWindow: Window {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(AlertShimWindow.self, name: "_UIAlertControllerShimPresenterWindow")
  }
}
