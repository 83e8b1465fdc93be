/// The title colours of a button, which depend on its state like titles and images (RC-17).
extension Button {
  /// Sets the title's colour in a state; `nil` falls back to the normal one (RC-17).
  public final func setTitleColor(_ color: Color?, for state: ControlState = .normal) {
    titleColors = titleColors.setting(color, for: state)
    showColors()
  }

  /// Returns the colour set for exactly this state.
  public final func titleColor(for state: ControlState) -> Color? { titleColors[exactly: state] }

  /// The title's colour in the current state (RC-17); white by default (Apple, `UIButton`).
  public final var currentTitleColor: Color { titleColors.value(in: state) ?? .white }

  /// Sets the colour of the title's shadow in a state; `nil` falls back to the normal one (RC-17).
  public final func setTitleShadowColor(_ color: Color?, for state: ControlState = .normal) {
    shadowColors = shadowColors.setting(color, for: state)
    showColors()
  }

  /// Returns the shadow colour set for exactly this state.
  public final func titleShadowColor(for state: ControlState) -> Color? {
    shadowColors[exactly: state]
  }

  /// The shadow's colour in the current state; nil by default (RC-17).
  public final var currentTitleShadowColor: Color? { shadowColors.value(in: state) }

  /// Applies the current state's colours to the label, if any have been set.
  final func showColors() {
    if !titleColors.isEmpty { titleLabel?.textColor = currentTitleColor }
    if !shadowColors.isEmpty { titleLabel?.shadowColor = currentTitleShadowColor }
  }
}
