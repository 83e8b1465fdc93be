import MiniUI
import Testing

@Suite struct AffineTransforms {
  private let scale = Transform(scaleX: 2, y: 3)
  private let move = Transform(translationX: 10, y: 20)
  private let point = Point(x: 1, y: 1)

  @Test func `the identity does not move a point`() {
    #expect(point.applying(.identity) == Point(x: 1, y: 1))
  }

  @Test func `each entry has its own role in the formula`() {
    let transform = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(Point(x: 100, y: 1000).applying(transform) == Point(x: 5211, y: 7313))
  }

  @Test func `concatenation applies the receiver first`() {
    let both = [scale.concatenating(move), move.concatenating(scale)].map(point.applying)
    #expect(both == [Point(x: 12, y: 23), Point(x: 22, y: 63)])
  }

  @Test func `concatenation multiplies the matrices from left to right`() {
    let first = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let second = Transform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12)
    let product = Transform(a: 25, b: 28, c: 57, d: 64, tx: 100, ty: 112)
    #expect(first.concatenating(second) == product)
  }

  @Test func `the inverse undoes the transform`() {
    let transform = Transform(a: 2, b: 1, c: 0, d: 4, tx: 6, ty: 8)
    let inverse = Transform(a: 0.5, b: -0.125, c: 0, d: 0.25, tx: -3, ty: -1.25)
    #expect((transform.inverted(), transform.concatenating(inverse)) == (inverse, .identity))
  }

  @Test func `a transform that flattens the plane has no inverse`() {
    let flat = [
      Transform(scaleX: 0, y: 1), Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      Transform(scaleX: .infinity, y: 1),
    ]
    #expect(flat.map { $0.inverted() } == [nil, nil, nil])
  }

  @Test func `a quarter turn takes the x axis to the y axis`() {
    let turned = Point(x: 10, y: 0).applying(Transform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12)
    #expect(turned.y == 10)
  }

  @Test func `a turn there and back is the identity`() {
    let turn = Transform(rotationAngle: 0.3)
      .concatenating(Transform(rotationAngle: -0.3))
    let entries = [turn.a - 1, turn.b, turn.c, turn.d - 1, turn.tx, turn.ty]
    #expect(entries.allSatisfy { abs($0) < 1e-15 })
  }

  @Test func `a transformed rectangle is the bounding box of its corners`() {
    let shear = Transform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    let rect = Rect(x: 0, y: 10, width: 20, height: 10)
    #expect(rect.applying(shear) == Rect(x: 10, y: 10, width: 30, height: 10))
  }

  @Test func `a mirrored rectangle keeps a positive size`() {
    let mirror = Transform(scaleX: -1, y: 1)
    let rect = Rect(x: 10, y: 0, width: 20, height: 5)
    #expect(rect.applying(mirror) == Rect(x: -30, y: 0, width: 20, height: 5))
  }
}

@Suite struct HalfScaleGeometry {
  private let half = Transform(scaleX: 0.5, y: 0.5)
  private let sub = Rect(x: 25, y: 25, width: 50, height: 50)

  @Test func `T033 a frame of 100 under half scale is bounds of 200`() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let bounds = half.inverted().map(frame.applying)
    #expect(bounds == Rect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test func `T033 bounds of 200 about the centre 50 50 fill a frame of 100`() {
    let aboutCentre = Transform(translationX: -100, y: -100)
      .concatenating(half)
      .concatenating(Transform(translationX: 50, y: 50))
    let bounds = Rect(x: 0, y: 0, width: 200, height: 200)
    #expect(bounds.applying(aboutCentre) == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `T033 two points are in the subview and three only in the root`() {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 200)
    let points = [25.0, 74, 20, 75, 199].map { Point(x: $0, y: $0) }
    #expect(points.map(bounds.contains) == [true, true, true, true, true])
    #expect(points.map(sub.contains) == [true, true, false, false, false])
  }

  @Test func `T035 with a bounds origin of 25 the point 200 200 lies outside`() {
    let bounds = Rect(x: 0, y: 25, width: 200, height: 200)
    let points = [25.0, 74, 75, 199, 200].map { Point(x: $0, y: $0) }
    #expect(points.map(bounds.contains) == [true, true, true, true, false])
    #expect(points.map(sub.contains) == [true, true, false, false, false])
  }
}
