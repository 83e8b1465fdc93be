/// A control that is tapped: `UIButton`.
open class Button: Control {
  private var titles: [ControlState: String] = [:]
  /// The label that shows the title; a subview, made with the first title.
  public private(set) final var titleLabel: Label?

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Button.self, name: "UIButton", superclass: Control.self) { methods in
      methods.define(.layoutSubviews, Body { button, _ in button.layOutTitle() })
    }
  }

  /// Sets what the button shows in a state; `nil` shows the normal title there (RC-17).
  public final func setTitle(_ title: String?, for state: ControlState = .normal) {
    titles[state] = title
    showTitle()
  }

  /// The title that was set for exactly this state.
  public final func title(for state: ControlState) -> String? { titles[state] }

  /// What the button shows now: the state's own title, or else the normal one (RC-17).
  public final var currentTitle: String? { titles[state] ?? titles[.normal] }

  override open var displayedText: String? { currentTitle }
  override open var intrinsicSize: Size {
    Size(width: Double((currentTitle ?? "").count) * 9 + 24, height: 44)
  }

  override final func stateDidChange() { showTitle() }

  /// A click on a button is its primary action, too (RC-11).
  override final var eventsOfClick: ControlEvents { [.touchUpInside, .primaryActionTriggered] }

  private func showTitle() {
    let title = currentTitle
    guard title != nil || titleLabel != nil else { return }
    let label = titleLabel ?? makeTitleLabel()
    if label.text != title { label.text = title }
  }

  private func makeTitleLabel() -> Label {
    let label = ButtonLabel(in: process)
    titleLabel = label
    addSubview(label)
    return label
  }

  private func layOutTitle() { titleLabel?.frame = bounds.insetBy(dx: 12, dy: 0) }
}

/// The private label of a button: `UIButtonLabel`.
final class ButtonLabel: Label {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(ButtonLabel.self, name: "UIButtonLabel", superclass: Label.self)
  }
}
