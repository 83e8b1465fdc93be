import LabLanguage

/// A parameter's value in a file: the number, its uncertainty, and its source.
package struct FleetValue: Equatable, Sendable {
  /// The number that the fleet uses.
  package let value: Double
  /// The range of uncertainty; nil for an exact value.
  package var range: ClosedRange<Double>?
  var source: String?
  /// The reason for a value without a publication.
  package var chosen: String?

  static let reader: Reader<FleetValue> = {
    let object = Reader<Draft>.object(
      Noun(one: "a value of a fleet", many: "values of a fleet"),
      Field("value", \.value, "The value that the fleet uses."),
      Field("low", \.low, "The lower end of its range."),
      Field("high", \.high, "The upper end of its range."),
      Field("source", \.source, as: Reader<String>.filled, "The publication of the value."),
      Field("chosen", \.chosen, as: Reader<String>.filled, "The reason for an unpublished value."),
      make: Draft.init)
    return Reader<FleetValue>(
      object.noun, from: object.kinds, keys: object.keys, shape: object.shape
    ) { node, mistakes in
      object.read(node, mistakes)?.checked(node, mistakes)
    }
  }()

  /// The keys as read, before they are compared.
  private struct Draft {
    let value: Double
    let low, high: Double?
    let source, chosen: String?

    func checked(_ node: Node, _ mistakes: Mistakes) -> FleetValue? {
      var made = FleetValue(value: value, source: source, chosen: chosen)
      guard source != nil || chosen != nil else {
        mistakes.record(
          "the value \(value.plain) has no source", at: node.range,
          remedy: "add its 'source', or the reason as 'chosen'")
        return nil
      }
      guard low != nil || high != nil else { return made }
      guard let low, let high else {
        mistakes.record(
          "a range has two ends", at: node.range,
          remedy: "give both 'low' and 'high', or neither")
        return nil
      }
      guard low <= value, value <= high else {
        mistakes.record(
          "\(value.plain) is outside its range \(low.plain) to \(high.plain)", at: node.range,
          remedy: "change the 'value', 'low' or 'high'")
        return nil
      }
      made.range = low...high
      return made
    }
  }
}

extension FleetValue {
  var numbers: [Double] {
    [value] + (range.map { [$0.lowerBound, $0.upperBound] } ?? [])
  }
}
