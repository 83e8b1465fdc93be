/// The private views that the system's controls are made of.
struct ControlTemplates: Sendable {
  /// All that a switch consists of.
  let switchPart: ViewTemplate
  /// The track and ``ViewTemplate/Slot/thumb``.
  let sliderPart: ViewTemplate
  /// ``ViewTemplate/Slot/less`` and ``ViewTemplate/Slot/more``.
  let stepperPart: ViewTemplate
  /// One segment, with its ``ViewTemplate/Slot/title``.
  let segment: ViewTemplate
  /// What the dots of a page control stand in: ``ViewTemplate/Slot/content``.
  let pageControlPart: ViewTemplate
  /// One dot.
  let pageIndicator: ViewTemplate
  /// The wheels of a date picker.
  let datePickerPart: ViewTemplate
  /// One wheel, with the ``ViewTemplate/Slot/title`` of the row that it shows.
  let pickerColumn: ViewTemplate

  /// Every template, for the declaration of its class.
  var all: [ViewTemplate] {
    [
      switchPart, sliderPart, stepperPart, segment, pageControlPart, pageIndicator, datePickerPart,
      pickerColumn,
    ]
  }
}
