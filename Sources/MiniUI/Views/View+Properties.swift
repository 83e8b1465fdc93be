/// The properties that every touch reads of many views.
///
/// Their storage belongs to the module, and no access to it lasts: so the optimiser leaves out the
/// checks for overlapping accesses, which cost more than the reading.
extension View {
  /// The view's own coordinates; a scrolled view's origin is not zero.
  public final var bounds: Rect {
    get { placement.bounds }
    set {
      let old = placement.bounds
      placement.bounds = newValue
      if old.size != newValue.size { setNeedsLayout() }
    }
  }

  /// Where the middle of the bounds lies in the superview.
  public final var center: Point {
    get { placement.center }
    set { placement.center = newValue }
  }

  /// Applied about the centre.
  public final var transform: Transform {
    get { placement.transform }
    set { placement.transform = newValue }
  }

  /// Not drawn and not hit (HT-1).
  public final var isHidden: Bool {
    get { presence.isHidden }
    set {
      let old = presence.isHidden
      presence.isHidden = newValue
      if newValue != old { visibilityDidChange() }
    }
  }

  /// Below 0.01 the view is not hit (HT-1).
  public final var alpha: Double {
    get { presence.alpha }
    set { presence.alpha = newValue }
  }

  /// Whether the view and what is in it take touches.
  public final var isUserInteractionEnabled: Bool {
    get { presence.isUserInteractionEnabled }
    set { presence.isUserInteractionEnabled = newValue }
  }
}

/// Where a view is.
struct ViewPlacement {
  /// ``View/bounds``.
  var bounds: Rect = .zero
  /// ``View/center``.
  var center: Point = .zero
  /// ``View/transform``.
  var transform: Transform = .identity { didSet { isUpright = transform == .identity } }
  /// Whether the transform changes nothing; asked for much more often than the transform is set.
  private(set) var isUpright = true
}

/// Whether a view is there for eyes and fingers.
struct ViewPresence {
  /// ``View/isHidden``.
  var isHidden = false
  /// ``View/isUserInteractionEnabled``.
  var isUserInteractionEnabled = true
  /// ``View/alpha``.
  var alpha = 1.0
}
