/// A property that holds after every step of every scenario, whatever faults occur.
///
/// It remembers its position in the evidence, so that a step costs only its new entries.
protocol Invariant {
  var name: String { get }
  var sentence: String { get }
  /// Returns the violation as a fact; nil if the property holds.
  mutating func breach(in evidence: AuditEvidence) -> String?
}
