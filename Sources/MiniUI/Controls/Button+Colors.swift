/// The colours of a button's title, which depend on its state as titles and images do (RC-17).
extension Button {
  /// Sets the colour of the title in a state; `nil` shows the normal colour there (RC-17).
  public final func setTitleColor(_ color: Color?, for state: ControlState = .normal) {
    titleColors = titleColors.setting(color, for: state)
    showColors()
  }

  /// The colour that was set for exactly this state.
  public final func titleColor(for state: ControlState) -> Color? { titleColors[exactly: state] }

  /// The colour of the title now (RC-17); white while none is set (Apple, `UIButton`).
  public final var currentTitleColor: Color { titleColors.value(in: state) ?? .white }

  /// Sets the colour of the title's shadow in a state; `nil` shows the normal one there (RC-17).
  public final func setTitleShadowColor(_ color: Color?, for state: ControlState = .normal) {
    shadowColors = shadowColors.setting(color, for: state)
    showColors()
  }

  /// The shadow's colour that was set for exactly this state.
  public final func titleShadowColor(for state: ControlState) -> Color? {
    shadowColors[exactly: state]
  }

  /// The colour of the title's shadow now; none while none is set (RC-17).
  public final var currentTitleShadowColor: Color? { shadowColors.value(in: state) }

  /// Gives the label the colours of the present state, if any have been set.
  final func showColors() {
    if !titleColors.isEmpty { titleLabel?.textColor = currentTitleColor }
    if !shadowColors.isEmpty { titleLabel?.shadowColor = currentTitleShadowColor }
  }
}
