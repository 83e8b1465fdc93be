/// The presentation of one controller: `UIPresentationController`.
///
/// The presented controller owns it, even before it is presented.
public class PresentationController: DynamicObject {
  /// The controller that is presented, or will be.
  public internal(set) final weak var presentedViewController: ViewController?
  /// The container of all views of the presentation: a `UITransitionView`.
  public internal(set) final var containerView: View?
  /// The progress of the presentation.
  final var phase = Phase.idle
  /// The dismissal driven by a finger that is still down.
  final var swipe: Dismissal?
  /// The delegate with its cached methods.
  final var answers = CachedDelegate()
  private var presenterPlace: Place?

  /// The progress of a presentation.
  enum Phase {
    case idle
    case presenting
    case presented
    /// A finger drags the sheet, or drags it although it may not be dismissed.
    case swiped, refusing
    case dismissing
  }

  /// The position of the presenter's view before the presentation.
  private struct Place {
    weak var superview: View?
    let index: Int
    /// The window whose root controller the presenter was; `nil` otherwise.
    weak var window: Window?
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

  /// The style with ``ModalPresentationStyle/automatic`` resolved (AP-23).
  public final var presentationStyle: ModalPresentationStyle {
    presentedViewController?.modalPresentationStyle.resolved ?? .pageSheet
  }

  /// The presenting controller; nil if the controller is not presented.
  public final var presentingViewController: ViewController? {
    presentedViewController?.presentation.presenting
  }

  /// True if neither a transition nor a finger is moving the presentation.
  final var isAtRest: Bool { phase == .presented }

  /// True if the presenter's view leaves the window and the presenter disappears (AP-20, AP-22).
  var coversPresenter: Bool { presentationStyle.coversPresenter }

  /// True if the user can swipe it down (AP-24).
  var isSheet: Bool { presentationStyle.isSheet }

  /// The system views around the presented view.
  var template: ViewTemplate {
    let system = process.device.system
    return isSheet ? system.presentations.sheet : system.presentations.fullScreen
  }

  /// Called at the end of a dismissal, before its completion.
  func hasLeft() {}

  /// Places the presented view inside the system views.
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

  /// True while the presenter's view is out of the window.
  final var hasTakenOutPresenter: Bool { presenterPlace != nil }

  /// True if the presenter's view is out of the window and still belongs there.
  ///
  /// A root that was replaced in its window meanwhile does not come back (AP-21), nor does a
  /// removed child.
  final var mayBringBackPresenter: Bool {
    guard let place = presenterPlace, let presenter = presentingViewController,
      presenter.parent === place.parent
    else { return false }
    if let parent = presenter.parent { return parent.isShowing(presenter) }
    return place.window.map { $0.rootViewController === presenter } ?? true
  }

  /// Removes the covered presenter's view from the window.
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

  /// Restores the presenter's view to its former position.
  final func bringBackPresenter() {
    guard let place = presenterPlace, let view = presentingViewController?.viewIfLoaded else {
      return
    }
    presenterPlace = nil
    place.superview?.insertSubview(view, at: place.index)
  }
}
