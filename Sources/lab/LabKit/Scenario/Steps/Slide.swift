package import LabLanguage

/// A person's move of the knob of a slider.
package struct Slide: Sendable {
  /// The slider.
  package let control: Located<ElementSelector>
  /// The value at touch-up.
  package let value: Double

  /// The keys of sliding.
  package static let reader: Reader<Slide> = .object(
    "slide",
    Fields.required("control", ElementSelector.reader.located, "The slider."),
    Fields.required("to", Reader<Double>.number, "The final value."),
    make: { Slide(control: $0, value: $1) })
}
