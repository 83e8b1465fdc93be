/// The private views of the system's controls.
struct ControlTemplates: Sendable {
  let switchPart: ViewTemplate
  /// The track of a slider and its ``ViewTemplate/Slot/thumb``.
  let sliderPart: ViewTemplate
  /// The halves of a stepper, ``ViewTemplate/Slot/less`` and ``ViewTemplate/Slot/more``.
  let stepperPart: ViewTemplate
  /// A segment with its ``ViewTemplate/Slot/title``.
  let segment: ViewTemplate
  /// The container of a page control's dots: ``ViewTemplate/Slot/content``.
  let pageControlPart: ViewTemplate
  let pageIndicator: ViewTemplate
  let datePickerPart: ViewTemplate
  /// A wheel of a picker, with the ``ViewTemplate/Slot/title`` of its row.
  let pickerColumn: ViewTemplate

  /// The templates, for the declaration of their classes.
  var all: [ViewTemplate] {
    [
      switchPart, sliderPart, stepperPart, segment, pageControlPart, pageIndicator, datePickerPart,
      pickerColumn,
    ]
  }
}
