extension Control {
  /// Adds the system's private views, which fill the control; the control keeps the touches.
  final func addPart(_ template: ViewTemplate) -> BuiltTemplate {
    let part = template.build(in: process)
    part.root.isUserInteractionEnabled = false
    part.root.fillsSuperview = true
    addSubview(part.root)
    return part
  }

  /// The private views of controls in the device's system version.
  final var templates: ControlTemplates { process.device.system.controls }
}
