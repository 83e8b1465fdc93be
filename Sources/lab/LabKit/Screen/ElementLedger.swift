import AutoTrack
import MiniUI

/// The identities of the elements of a run, which stay when a tap changes a text or an identifier.
///
/// An element is a view at a place: its screen, its path, its class. Several views at one place
/// are told apart by numbers; a view keeps its number while it is on the screen again and again.
struct ElementLedger {
  /// The views at a place, by their numbers.
  private var seats: [String: [Seat]] = [:]

  private struct Seat {
    /// The view that had the number last; an app may release it.
    weak var view: View?
    /// The name of that view, by which its successor after a new start is found.
    var name: String
  }

  /// Returns the identities of the elements that one moment shows, in their order.
  mutating func identities(of subjects: [ClickableElement]) -> [String] {
    var taken: [String: Set<Int>] = [:]
    var numbers = subjects.map { subject in
      let number = seats[subject.place]?.firstIndex { seat in
        seat.view.map { $0 === subject.element.view } ?? false
      }
      if let number { taken[subject.place, default: []].insert(number) }
      return number
    }
    for (index, subject) in subjects.enumerated() where numbers[index] == nil {
      let number = freeNumber(for: subject, besides: taken[subject.place] ?? [])
      taken[subject.place, default: []].insert(number)
      numbers[index] = number
    }
    return zip(subjects, numbers).map { subject, number in
      seat(subject, at: number ?? 0)
      return "\(subject.place)\n\(number ?? 0)"
    }
  }

  /// Returns the number of an absent view of the same name, or else the first free one.
  private func freeNumber(for subject: ClickableElement, besides taken: Set<Int>) -> Int {
    let known = seats[subject.place] ?? []
    let free = (0...max(known.count, taken.count)).filter { !taken.contains($0) }
    return free.first { known.indices.contains($0) && known[$0].name == subject.name }
      ?? free.first ?? known.count
  }

  private mutating func seat(_ subject: ClickableElement, at number: Int) {
    let new = Seat(view: subject.element.view, name: subject.name)
    var known = seats[subject.place] ?? []
    // Free numbers are given from 0 on, in the order of the subjects or not.
    while known.count <= number { known.append(new) }
    known[number] = new
    seats[subject.place] = known
  }
}

extension ClickableElement {
  /// The screen, the path and the class: the facts of an element that its own taps do not change.
  fileprivate var place: String { "\(page ?? "")\n\(path)\n\(element.className)" }
}
