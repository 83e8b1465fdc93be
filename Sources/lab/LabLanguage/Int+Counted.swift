extension Int {
  /// Returns the number with a regular noun: `1 scenario`, `2 scenarios`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
