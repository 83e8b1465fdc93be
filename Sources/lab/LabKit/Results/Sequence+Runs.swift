extension Sequence where Element: Equatable {
  /// The elements, each with the number of equal ones in a row.
  var runs: [(element: Element, count: Int)] {
    reduce(into: []) { runs, element in
      if runs.last?.element == element {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((element, 1))
      }
    }
  }
}
