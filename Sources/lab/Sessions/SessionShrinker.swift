/// Takes steps out of a failing session as long as it still fails in the same way.
struct SessionShrinker {
  /// Why a plan fails; nil if it does not.
  let failure: (SessionPlan) -> String?

  /// The shortest plan that was found to fail as the given one does.
  ///
  /// Ever smaller pieces are left out, until no single step can be.
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
