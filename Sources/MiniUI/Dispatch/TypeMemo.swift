/// A direct-mapped cache of classes by Swift type; every new object looks one up.
///
/// A type's address selects its slot; types that share a slot evict each other.
struct TypeMemo {
  private var places: [(type: DynamicObject.Type, found: DynamicClass)?]

  init() {
    places = Array(repeating: nil, count: Self.count)
  }

  /// The cached class of exactly this type.
  subscript(type: DynamicObject.Type) -> DynamicClass? {
    get {
      guard let place = places[Self.place(of: type)], place.type == type else { return nil }
      return place.found
    }
    set { places[Self.place(of: type)] = newValue.map { (type, $0) } }
  }

  private static let count = 64

  private static func place(of type: DynamicObject.Type) -> Int {
    // Type addresses are aligned, so their lowest bits would leave most places unused.
    (Int(bitPattern: ObjectIdentifier(type)) >> 5) & (count - 1)
  }
}
