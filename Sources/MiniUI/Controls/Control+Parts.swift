extension Control {
  /// Puts what a system draws a control with into it, filling it; the control keeps the touches.
  final func addPart(_ template: ViewTemplate) -> BuiltTemplate {
    let part = template.build(in: process)
    part.root.isUserInteractionEnabled = false
    part.root.fillsSuperview = true
    addSubview(part.root)
    return part
  }

  /// The private views that this control is made of in the version that the device runs.
  final var templates: ControlTemplates { process.device.system.controls }
}
