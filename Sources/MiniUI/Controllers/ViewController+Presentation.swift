/// The presentation of controllers over others (AP-20 to AP-28).
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
    containers.lazy.compactMap(\.presentation.presented).first
  }

  /// The controller that presents this one or its nearest container.
  public final var presentingViewController: ViewController? {
    containers.lazy.compactMap(\.presentation.presenting).first
  }

  /// True while a presentation brings the controller onto the screen (AP-27).
  public final var isBeingPresented: Bool { presentation.isBeingPresented }

  /// True while a dismissal takes the controller off the screen (AP-21).
  public final var isBeingDismissed: Bool { presentation.isBeingDismissed }

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
