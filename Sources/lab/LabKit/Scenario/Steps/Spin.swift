package import LabLanguage
package import MiniUI

/// A person's spin of the wheels of a date picker.
package struct Spin: Sendable {
  /// The picker.
  package let picker: Located<ElementSelector>
  /// The date at the end.
  package let date: Instant

  /// The keys of spinning.
  package static let reader: Reader<Spin> = .object(
    "spin",
    Fields.required("picker", ElementSelector.reader.located, "The date picker."),
    Fields.required("to", Reader<Instant>.instant, "The final date."),
    make: { Spin(picker: $0, date: $1) })
}
