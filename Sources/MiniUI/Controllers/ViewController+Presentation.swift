/// The presentation of controllers over others (AP-20 to AP-28).
extension ViewController {
  static func definePresentation(_ methods: MethodList<ViewController>) {
    methods.define(.presentViewController) { controller, other, animated, completion, _ in
      controller.present(other as? ViewController, animated, completion as? Block)
    }
    methods.define(.dismissViewController) { controller, animated, completion, _ in
      controller.dismissNearest(animated, completion as? Block)
    }
  }

  /// Presents a controller from the outermost container, or from the one that defines the context.
  ///
  /// While the presenter already presents, or if its view is not in a window, UIKit only prints a
  /// warning (AP-26).
  public final func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    send(.presentViewController)(controller, animated, block(completion))
  }

  /// Dismisses the controllers presented from this one on.
  ///
  /// A controller that presents none asks its presenter; only the topmost is animated (AP-25).
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    send(.dismissViewController)(animated, block(completion))
  }

  private func block(_ body: (() -> Void)?) -> Block? {
    body.map { body in Block(in: process) { _ in body() } }
  }

  /// The controller presented by this one or by its nearest container (AP-27).
  public final var presentedViewController: ViewController? {
    presentingContainers.lazy.compactMap(\.presentation.presented).first
  }

  /// The controller that presents this one or its nearest container.
  public final var presentingViewController: ViewController? {
    presentingContainers.lazy.compactMap(\.presentation.presenting).first
  }

  /// True while a presentation brings the controller onto the screen (AP-27).
  public final var isBeingPresented: Bool { presentation.isBeingPresented }

  /// True while a dismissal takes the controller off the screen (AP-21).
  public final var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// This controller and the containers that present for it, nearest first.
  ///
  /// A container presents for a screen that it is taking away, too: the screen has no parent any
  /// more, and its own presentation would end with it (AP-9, AP-27).
  final var presentingContainers: some Sequence<ViewController> {
    sequence(first: self) { $0.parent ?? $0.departedContainer }
  }

  /// The container that still shows the view of this screen while it takes the screen away.
  private var departedContainer: ViewController? {
    guard appearance == .disappearing, let superview = viewIfLoaded?.superview,
      let container = superview.owner, container.placeOfScreens === superview
    else { return nil }
    return container
  }

  /// The style of presentation; ``ModalPresentationStyle/automatic`` by default.
  public final var modalPresentationStyle: ModalPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }

  /// True if the user must not swipe the sheet down (AP-24).
  public final var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }

  /// True if context styles cover this controller instead of the outermost container.
  public final var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { presentation.definesContext = newValue }
  }

  /// The presentation of this controller, or of its nearest presented container.
  ///
  /// A controller that is not presented gets the object on first read, so that it can have a
  /// delegate.
  public final var presentationController: PresentationController {
    let presented = containers.first { $0.presentation.presenting != nil } ?? self
    if let known = presented.presentation.controller { return known }
    let new = PresentationController(in: process)
    new.presentedViewController = presented
    presented.presentation.controller = new
    return new
  }
}

/// The checks before a presentation, with UIKit's warnings and exceptions.
extension ViewController {
  /// Begins a presentation, or warns or raises as UIKit does.
  final func present(_ other: ViewController?, _ animated: Bool, _ completion: Block?) {
    guard let other else {
      return raise("a nil modal view controller on target \(bracketed).")
    }
    let presenter = presenter(for: other.presentation.style)
    if let reason = reasonToCrash(other, on: presenter) { return raise(reason) }
    if let reason = presenter.reasonToRefuse {
      return warn(
        "Attempt to present \(other.bracketed) on \(presenter.bracketed) "
          + "(from \(bracketed)) \(reason).")
    }
    other.presentationController.present(from: presenter, animated, completion)
  }

  /// The class's name in angle brackets, as in UIKit's messages, but without an address.
  final var bracketed: String { "<\(self.class.name)>" }

  final func warn(_ line: String) { process.console.write(line, from: "Presentation") }

  private func reasonToCrash(_ other: ViewController, on presenter: ViewController) -> String? {
    if other === self || other === presenter {
      return "modally a view controller on itself. Presenting view controller is "
        + "\(other.bracketed)."
    }
    if let presenter = other.presentation.presenting {
      return "modally a view controller \(other.bracketed) that is already being presented by "
        + "\(presenter.bracketed)."
    }
    if let parent = other.parent {
      return "modally a view controller \(other.bracketed) that has a parent view controller "
        + "\(parent.bracketed)."
    }
    return other.isActive(behind: presenter)
      ? "modally an active view controller \(other.bracketed)." : nil
  }

  /// True for a visible window's root, and for a controller in the presenter's chain of presenters.
  private func isActive(behind presenter: ViewController) -> Bool {
    process.application.visibleWindows.contains { $0.rootViewController === self }
      || sequence(first: presenter, next: \.presentation.presenting).contains { $0 === self }
  }

  private func raise(_ what: String) {
    table.raise(.invalidArgument("Application tried to present \(what)"))
  }

  private func presenter(for style: ModalPresentationStyle) -> ViewController {
    let containers = presentingContainers
    let context = style.isInContext ? containers.first(where: \.definesPresentationContext) : nil
    return context ?? containers.reduce(self) { $1 }
  }

  private var reasonToRefuse: String? {
    if let presented = presentation.presented {
      return "which is already presenting \(presented.bracketed)"
    }
    if presentation.isBeingDismissed { return "while a presentation is in progress" }
    return viewIfLoaded?.window == nil ? "whose view is not in the window hierarchy" : nil
  }
}

struct PresentationState {
  var presented: ViewController?
  weak var presenting: ViewController?
  /// The presentation controller; nil until it is read or used first.
  var controller: PresentationController?
  var style = ModalPresentationStyle.automatic
  /// True if a swipe must not dismiss it (AP-24).
  var isModal = false
  /// True if context styles cover this controller instead of the outermost one.
  var definesContext = false
  /// True from before `viewWillAppear` to after `viewDidAppear` (AP-27).
  var isBeingPresented = false
  /// True from before `viewWillDisappear` to after `viewDidDisappear` (AP-21).
  var isBeingDismissed = false
}

/// The styles of presentation, with UIKit's values.
public enum ModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view leaves the window (AP-20).
  case fullScreen = 0
  /// A sheet that leaves a gap at the top (AP-22).
  case pageSheet = 1
  /// A smaller sheet; on a phone it has the size of a page sheet.
  case formSheet = 2
  /// Covers the controller that defines the context; that one's view leaves the window (AP-20).
  case currentContext = 3
  /// Covers the screen; the presenter's view stays behind it (AP-22).
  case overFullScreen = 5
  /// Covers the controller that defines the context; that one's view stays (AP-22).
  case overCurrentContext = 6
  /// A popover; on a phone it is a sheet.
  case popover = 7
  /// The system's choice: a page sheet (AP-23).
  case automatic = -2

  /// The style with `automatic` resolved (AP-23).
  var resolved: Self { self == .automatic ? .pageSheet : self }

  /// True if the presenter's view leaves the window and the presenter disappears.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// True if it covers only the controller that defines the context.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// True for a sheet with a dimmed surround, which the user can swipe down.
  var isSheet: Bool {
    switch resolved {
    case .pageSheet, .formSheet, .popover: true
    default: false
    }
  }
}
