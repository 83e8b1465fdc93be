/// A search for fewer steps with which a session fails in the same way.
struct SessionShrinker {
  /// Returns the failure of a plan; nil if it passes.
  let failure: (SessionPlan) -> String?

  /// Returns the shortest plan found with the given failure.
  ///
  /// It removes smaller and smaller pieces, until no single step can be removed.
  func shrink(_ plan: SessionPlan, failing reason: String) -> SessionPlan {
    var best = plan
    var size = max(1, best.steps.count / 2)
    while true {
      let smaller = pass(over: best, size, reason)
      let isSmaller = smaller.steps.count < best.steps.count
      best = smaller
      if size == 1, !isSmaller { return best }
      size = max(1, size / 2)
    }
  }

  private func pass(over plan: SessionPlan, _ size: Int, _ reason: String) -> SessionPlan {
    var best = plan
    var end = best.steps.count
    while end > 0 {
      let start = max(0, end - size)
      let candidate = best.without(start..<end)
      if failure(candidate) == reason { best = candidate }
      end = start
    }
    return best
  }
}
