package import Testing

extension Trait where Self == ConditionTrait {
  /// Runs a test only with `LAB_TESTS=all`: a figure of the whole space, or seconds for one case.
  package static var wholeSpace: Self {
    .enabled(if: TestSize.current == .whole, "LAB_TESTS=all measures the whole space")
  }
}
