/// Screens over screens: AP-20 to AP-28.
extension ViewController {
  static func definePresentation(_ methods: MethodList<ViewController>) {
    methods.define(
      .presentViewController,
      Body { controller, other, animated, completion, _ in
        controller.present(other as? ViewController, animated, completion as? Block)
      })
    methods.define(
      .dismissViewController,
      Body { controller, animated, completion, _ in
        controller.dismissNearest(animated, completion as? Block)
      })
  }

  /// Presents a controller; the outermost container does it, or the one that defines the context.
  ///
  /// Refused with a line on the console while another controller is presented, and where the
  /// presenter's view is in no window (AP-26).
  public final func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    send(.presentViewController)(controller, animated, block(completion))
  }

  /// Dismisses what this controller presents, and all that is presented from there.
  ///
  /// One that presents nothing has its presenter do it; only the topmost is animated (AP-25).
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    send(.dismissViewController)(animated, block(completion))
  }

  private func block(_ body: (() -> Void)?) -> Block? {
    body.map { body in Block(in: process) { _ in body() } }
  }

  /// What this controller, or the nearest one that contains it, presents (AP-27).
  public final var presentedViewController: ViewController? {
    containers.lazy.compactMap(\.presentation.presented).first
  }

  /// Who presents this controller, or the nearest one that contains it.
  public final var presentingViewController: ViewController? {
    containers.lazy.compactMap(\.presentation.presenting).first
  }

  /// Whether the controller is on its way onto the screen because it is presented (AP-27).
  public final var isBeingPresented: Bool { presentation.isBeingPresented }

  /// Whether it is on its way off the screen because it is dismissed (AP-21).
  public final var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// How the controller wants to be presented; ``ModalPresentationStyle/automatic`` unless set.
  public final var modalPresentationStyle: ModalPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }

  /// Whether a person cannot swipe the sheet away (AP-24).
  public final var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }

  /// Whether the context styles cover this controller, and not the outermost container.
  public final var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { presentation.definesContext = newValue }
  }

  /// How this controller, or the nearest presented one that contains it, is presented.
  ///
  /// One that is not presented yet gets the object now, so that it can have a delegate.
  public final var presentationController: PresentationController {
    let presented = containers.first { $0.presentation.presenting != nil } ?? self
    if let known = presented.presentation.controller { return known }
    let new = PresentationController(in: process)
    new.presentedViewController = presented
    presented.presentation.controller = new
    return new
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Bool, DynamicObject?> {
  /// `-presentViewController:animated:completion:`, with a ``Block`` for the completion.
  @inlinable public static var presentViewController: Self {
    Message(.`presentViewController:animated:completion:`)
  }
}

extension Message where S == GeneralShape<Nothing, Bool, DynamicObject?> {
  /// `-dismissViewControllerAnimated:completion:`, with a ``Block`` for the completion.
  @inlinable public static var dismissViewController: Self {
    Message(.`dismissViewControllerAnimated:completion:`)
  }
}
