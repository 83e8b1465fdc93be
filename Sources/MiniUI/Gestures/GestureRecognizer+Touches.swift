/// The fingers that a recogniser follows.
extension GestureRecognizer {
  /// The fingers that are down, or those of the end of the gesture when all have been lifted.
  final var touches: [Touch] {
    guard let all = entrant?.touches else { return [] }
    let down = all.filter { !$0.isOver }
    return down.isEmpty ? all : down
  }

  /// The fingers that are down.
  final var touchesDown: [Touch] { entrant?.touches.filter { !$0.isOver } ?? [] }

  /// How many fingers the gesture has.
  public final var numberOfTouches: Int { touches.count }

  /// The middle of the fingers in a view's coordinates; `nil` means the window's (GR-21).
  public final func location(in view: View?) -> Point {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let sum = places.reduce(Point.zero) { $0.offset(by: $1) }
    return Point(x: sum.x / Double(places.count), y: sum.y / Double(places.count))
  }

  /// Where one of the fingers is, in the order in which they came down.
  public final func location(ofTouch index: Int, in view: View?) -> Point {
    let touches = touches
    guard touches.indices.contains(index) else {
      table.raise(
        SimulatedException(
          name: "NSRangeException",
          reason: "touch index (\(index)) out of bounds (\(touches.count))"))
      return .zero
    }
    return touches[index].location(in: view)
  }

  /// The base class answers each message of a touch; subclasses of an app's own call `super`.
  static func defineTouches(_ methods: MethodList<GestureRecognizer>) {
    methods.define(.touchesBegan, body { $0.touchDown($1) })
    methods.define(.touchesMoved, body { $0.touchMoved($1) })
    methods.define(.touchesEnded, body { $0.touchUp($1) })
    methods.define(.touchesCancelled, body { $0.touchCancelled($1) })
  }

  private static func body(
    _ follow: @escaping (GestureRecognizer, Touch) -> Void
  ) -> Body<ObjectsToVoid, GestureRecognizer> {
    Body { recognizer, touches, _, _ in
      for touch in (touches as? TouchSet)?.touches ?? [] { follow(recognizer, touch) }
    }
  }

  /// A distance in the window's coordinates, in those of a view.
  final func convert(_ vector: Point, to view: View?) -> Point {
    guard let view else { return vector }
    let origin = view.convert(Point.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return Point(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// A distance in a view's coordinates, in the window's.
  final func convert(_ vector: Point, from view: View?) -> Point {
    guard let view else { return vector }
    let origin = view.convert(Point.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return Point(x: end.x - origin.x, y: end.y - origin.y)
  }
}
