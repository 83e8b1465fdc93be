/// Something that holds after every step of every scenario, whatever goes wrong in it.
///
/// It remembers how far it has looked, so that a step costs only what is new in it.
protocol Invariant {
  /// By which it is known.
  var name: String { get }
  /// What holds.
  var sentence: String { get }
  /// What does not hold, as a fact; nil where all is as it should be.
  mutating func breach(in evidence: AuditEvidence) -> String?
}
