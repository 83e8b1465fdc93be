/// The classes of Swift types that were looked up last: every object that is made asks for one.
///
/// A type has one place, by its address; types that share a place take turns in it.
struct TypeMemo {
  private var places: [(type: DynamicObject.Type, found: DynamicClass)?]

  init() {
    places = Array(repeating: nil, count: Self.count)
  }

  /// The class that was kept for exactly this type.
  subscript(type: DynamicObject.Type) -> DynamicClass? {
    get {
      guard let place = places[Self.place(of: type)], place.type == type else { return nil }
      return place.found
    }
    set { places[Self.place(of: type)] = newValue.map { (type, $0) } }
  }

  private static let count = 64

  private static func place(of type: DynamicObject.Type) -> Int {
    (Int(bitPattern: ObjectIdentifier(type)) >> 5) & (count - 1)
  }
}
