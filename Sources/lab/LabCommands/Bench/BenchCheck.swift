/// Measures subjects two or three times, and finds the limits that two repetitions exceed.
///
/// Other processes of the machine may disturb one repetition. A third one is measured only if the
/// first two disagree.
struct BenchCheck {
  /// The figures of the last repetition of each subject.
  private(set) var figures: [Figure] = []
  /// The names of the figures whose limits do not hold.
  private(set) var exceeded: [String] = []

  /// Measures each subject by its closure.
  init(_ subjects: [() throws -> [Figure]]) throws {
    for measure in subjects { try add(measure) }
  }

  private mutating func add(_ measure: () throws -> [Figure]) throws {
    var exceeded: [String: Int] = [:]
    var last: [Figure] = []
    for round in 1...3 {
      last = try measure()
      for figure in last where figure.holds == false { exceeded[figure.name, default: 0] += 1 }
      if round == 2, !exceeded.values.contains(1) { break }
    }
    figures += last
    self.exceeded += last.map(\.name).filter { exceeded[$0, default: 0] >= 2 }
  }
}
