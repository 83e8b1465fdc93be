/// How one controller is presented: `UIPresentationController`.
///
/// The presented controller owns it, from before it is presented.
public class PresentationController: DynamicObject {
  /// Who is presented, or will be.
  public internal(set) final weak var presentedViewController: ViewController?
  /// The view that everything stands in while the controller is presented: a `UITransitionView`.
  public internal(set) final var containerView: View?
  /// How far the presentation is.
  final var phase = Phase.idle
  /// The swipe that the person has not decided yet.
  final var swipe: Dismissal?
  /// What it had methods for when it was set.
  final var answers = CachedDelegate()
  private var presenterPlace: Place?

  /// How far a presentation is.
  enum Phase {
    /// Not presented.
    case idle
    /// On the way in.
    case presenting
    /// In place.
    case presented
    /// A finger moves the sheet, or the presentation refuses to be moved.
    case swiped, refusing
    /// On the way out.
    case dismissing
  }

  /// Where the presenter's view was.
  private struct Place {
    weak var superview: View?
    let index: Int
    /// The window whose root the presenter was; `nil` if it was none.
    weak var window: Window?
    /// The container that the presenter was in.
    weak var parent: ViewController?
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(
      PresentationController.self, name: "UIPresentationController",
      superclass: DynamicObject.self
    ) { methods in
      defineDelegate(methods)
      defineFollowing(methods)
    }
  }

  /// How the controller is presented, ``ModalPresentationStyle/automatic`` resolved (AP-23).
  public final var presentationStyle: ModalPresentationStyle {
    presentedViewController?.modalPresentationStyle.resolved ?? .pageSheet
  }

  /// Who presents the controller, while it is presented.
  public final var presentingViewController: ViewController? {
    presentedViewController?.presentation.presenting
  }

  /// Whether the presentation is neither on its way nor in a person's hand.
  final var isAtRest: Bool { phase == .presented }

  /// Whether the presenter's view leaves the window, so that the presenter is told (AP-20, AP-22).
  var coversPresenter: Bool { presentationStyle.coversPresenter }

  /// Whether a person can swipe it away (AP-24).
  var isSheet: Bool { presentationStyle.isSheet }

  /// The system's views around the presented one.
  var template: ViewTemplate {
    let system = process.device.system
    return isSheet ? system.presentations.sheet : system.presentations.fullScreen
  }

  /// Called when the dismissal is over, before its completion.
  func hasLeft() {}

  /// Lays the presented view out in what is around it.
  func place(_ view: View, in views: BuiltTemplate) {
    let content = views[.content]
    content.addSubview(view)
    view.fillsSuperview = true
    guard isSheet else { return }
    addPan(to: content)
    let top = process.device.system.presentations.sheetTop
    content.fillsSuperview = false
    content.frame = views.root.bounds.inset(
      by: EdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  /// Whether the presenter's view is out of the window until the dismissal.
  final var hasTakenOutPresenter: Bool { presenterPlace != nil }

  /// Whether the presenter's view is out of the window and still belongs there: a window's root
  /// that has been replaced meanwhile does not come back (AP-21), nor does a child that has left.
  final var mayBringBackPresenter: Bool {
    guard let place = presenterPlace, let presenter = presentingViewController,
      presenter.parent === place.parent
    else { return false }
    if let container = presenter.parent as? ContainerController {
      return container.shown === presenter && container.isOnScreen
    }
    if let parent = presenter.parent { return parent.isOnScreen }
    return place.window.map { $0.rootViewController === presenter } ?? true
  }

  /// Takes the presenter's view out of the window, once it is covered.
  final func takeOutPresenter() {
    guard let presenter = presentingViewController, let view = presenter.viewIfLoaded,
      let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return }
    let window = view.window?.rootViewController === presenter ? view.window : nil
    presenterPlace = Place(
      superview: superview, index: index, window: window, parent: presenter.parent)
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back to where it was.
  final func bringBackPresenter() {
    guard let place = presenterPlace, let view = presentingViewController?.viewIfLoaded else {
      return
    }
    presenterPlace = nil
    place.superview?.insertSubview(view, at: place.index)
  }
}
