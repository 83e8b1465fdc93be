/// The presentation of one controller: `UIPresentationController`.
///
/// The presented controller owns it, even before it is presented.
public class PresentationController: DynamicObject {
  /// The controller that is presented, or will be.
  public internal(set) final weak var presentedViewController: ViewController?
  /// The container of all views of the presentation: a `UITransitionView`.
  public internal(set) final var containerView: View?
  final var phase = Phase.idle
  /// The dismissal driven by a finger that is still down.
  final var swipe: Dismissal?
  final var answers = CachedDelegate()
  private var presenterPlace: Place?
  /// The appearance of the presentation in progress, whose end keeps it; a crash drops that.
  private weak var coming: Beginning?
  /// The disappearance of a presenter that the presentation covers.
  private weak var going: Beginning?

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
    ClassDefinition(PresentationController.self, name: "UIPresentationController") { methods in
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
  private func takeOutPresenter() {
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

extension PresentationController {
  static let transitionDuration: Duration = .milliseconds(350)

  /// Begins a presentation and schedules its end.
  final func present(from presenter: ViewController, _ animated: Bool, _ completion: Block?) {
    guard let presented = presentedViewController else { return }
    let host = presentationStyle.isInContext ? presenter.view.superview : presenter.view.window
    join(presented, to: presenter)
    let going = coversPresenter ? Beginning.leaving(presenter) : nil
    let coming = Beginning(of: presented)
    (self.coming, self.going) = (coming, going)
    going?.begin(false, animated: animated)
    coming.begin(true, animated: animated)
    if phase == .presenting { install(presented.view, before: presenter, in: host) }
    if phase == .presenting, coming.isCurrent { presented.announceIsAppearing() }
    afterTransition(animated) {
      self.finishPresenting(coming, going)
      completion?()
    }
  }

  /// Ends a presentation in progress, whose presenter leaves its window.
  ///
  /// The presented controller disappears without having appeared, and a covered presenter ends its
  /// disappearance. Without a source for the order, it is that of a dismissal (AP-21).
  final func cutShort() {
    guard phase == .presenting, let presented = presentedViewController, let coming else { return }
    let going = going
    (self.coming, self.going) = (nil, nil)
    let departure = coming.isCurrent ? Beginning(of: presented) : nil
    departure?.begin(false, animated: false)
    // Voids a beginning that has not been carried out.
    if departure == nil { coming.end() }
    tearDown()
    departure?.end()
    going?.end()
    presented.presentation.isBeingPresented = false
    hasLeft()
  }

  /// Runs a closure after the transition, at the earliest in the next turn of the main loop.
  ///
  /// New touches are ignored until then.
  final func afterTransition(_ animated: Bool, _ body: @escaping () -> Void) {
    let duration = animated ? Self.transitionDuration : .zero
    process.application.ignoreTouches(for: duration)
    process.mainLoop.schedule(
      .transition, after: duration,
      name: "transition of \(presentedViewController?.class.name ?? "nothing")", body)
  }

  private func join(_ presented: ViewController, to presenter: ViewController) {
    phase = .presenting
    presenter.presentation.presented = presented
    presented.presentation.presenting = presenter
    presented.presentation.isBeingPresented = true
  }

  /// Ends a presentation: the presented controller appears before the presenter disappears (AP-20).
  ///
  /// If the presented controller's own callback dismisses it, the presenter is reversed without a
  /// warning.
  private func finishPresenting(_ coming: Beginning, _ going: Beginning?) {
    guard self.coming === coming else { return }
    (self.coming, self.going) = (nil, nil)
    if coversPresenter { takeOutPresenter() }
    phase = .presented
    [coming, going].compactMap(\.self).reportOvertaken()
    coming.end()
    going?.end()
    coming.controller.presentation.isBeingPresented = false
  }

  /// Installs the views in the window, or above the context's view.
  private func install(_ view: View, before presenter: ViewController, in host: View?) {
    guard let host, host.window != nil else { return }
    let views = template.build(in: process)
    let isInContext = presentationStyle.isInContext
    containerView = views.root
    views.root.frame = isInContext ? presenter.view.frame : host.bounds
    place(view, in: views)
    views.root.fillsSuperview = !isInContext
    isInContext && presenter.view.superview === host
      ? host.insertSubview(views.root, above: presenter.view) : host.addSubview(views.root)
    host.layoutIfNeeded()
  }

  /// Removes the views and separates the two controllers.
  final func tearDown() {
    guard let presented = presentedViewController else { return }
    presented.viewIfLoaded?.fillsSuperview = false
    presented.viewIfLoaded?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
    phase = .idle
    presented.presentation.presenting?.presentation.presented = nil
    presented.presentation.presenting = nil
  }
}

/// The delegate, notified of the user's dismissals but not of those by code (AP-24).
extension PresentationController {
  static func defineDelegate(_ methods: MethodList<PresentationController>) {
    methods.define(.setDelegate) { controller, new, _ in controller.keep(new) }
    methods.define(.delegate) { controller, _ in controller.answers.object }
  }

  /// The delegate, notified of swipes; not retained; setting it sends `setDelegate:`.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  /// The delegate's answer; true if it does not implement the question.
  final var delegateAllowsDismissal: Bool {
    answers.allows(.presentationControllerShouldDismiss, self)
  }

  private func keep(_ new: DynamicObject?) {
    answers = CachedDelegate(
      new, of: self,
      asking: [
        .`presentationControllerShouldDismiss:`, .`presentationControllerWillDismiss:`,
        .`presentationControllerDidDismiss:`, .`presentationControllerDidAttemptToDismiss:`,
      ])
  }
}

/// The view between a presented view and the screen behind it: the private `UIDimmingView`.
final class DimmingView: View {
  /// The action of a tap beside the presented view; nil for none (AL-2).
  var tapped: (() -> Void)?

  override class var classDefinition: ClassDefinition {
    ClassDefinition(DimmingView.self, name: "UIDimmingView") { methods in
      for message in Message.touches { methods.define(message) { _, _, _, _ in } }
      methods.define(.touchesEnded) { view, touches, _, _ in view.finish(touches as? TouchSet) }
    }
  }

  private func finish(_ touches: TouchSet?) {
    guard let touch = touches?.touches.first(where: { $0.view === self }) else { return }
    if contains(touch.location(in: self)) { tapped?() }
  }
}
