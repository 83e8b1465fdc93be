/// A direct-mapped cache of steps by class and index, because most steps of a tree repeat.
///
/// Each step has one slot; a new step replaces the one in its slot.
struct StepMemo {
  private var places: [Place?] = Array(repeating: nil, count: Self.count)

  private struct Place {
    let type: ViewClass
    let index: Int
    let text: String
  }

  private static let count = 128

  /// Returns a step after the first as text: `/UIButton[3]`.
  mutating func text(of type: ViewClass, at index: Int) -> String {
    let number = Self.place(of: type, at: index)
    if let known = places[number], known.type === type, known.index == index { return known.text }
    var text = type.stepStart
    text += String(index)
    text += "]"
    places[number] = Place(type: type, index: index, text: text)
    return text
  }

  private static func place(of type: ViewClass, at index: Int) -> Int {
    (Int(bitPattern: ObjectIdentifier(type)) >> 4 &+ index) & (count - 1)
  }
}
