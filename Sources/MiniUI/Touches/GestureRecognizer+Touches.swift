/// The touches of a recogniser.
extension GestureRecognizer {
  /// The fingers that are down, or the last ones if all have been lifted.
  final var touches: [Touch] {
    guard let all = entrant?.touches else { return [] }
    let down = all.filter { !$0.isOver }
    return down.isEmpty ? all : down
  }

  final var touchesDown: [Touch] { entrant?.touches.filter { !$0.isOver } ?? [] }

  /// The number of fingers of the gesture.
  public final var numberOfTouches: Int { touches.count }

  /// Returns the centroid of the fingers in a view; `nil` means the window (GR-21).
  public final func location(in view: View?) -> Point {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let sum = places.reduce(Point.zero) { $0.offset(by: $1) }
    return Point(x: sum.x / Double(places.count), y: sum.y / Double(places.count))
  }

  /// Returns the location of one finger, by the order in which the fingers came down.
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

  /// Defines the touch messages; an app's subclass overrides them and calls `super`.
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

  final func convert(_ vector: Point, to view: View?) -> Point {
    guard let view else { return vector }
    let origin = view.convert(Point.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return Point(x: end.x - origin.x, y: end.y - origin.y)
  }

  final func convert(_ vector: Point, from view: View?) -> Point {
    guard let view else { return vector }
    let origin = view.convert(Point.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return Point(x: end.x - origin.x, y: end.y - origin.y)
  }
}
