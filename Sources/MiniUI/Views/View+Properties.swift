/// The properties that every touch reads on many views.
///
/// Their storage is internal and no access to it stays open, so the optimiser omits the exclusivity
/// checks, which cost more than the read.
extension View {
  /// The view's own coordinate system; a scrolled view's origin is not zero.
  public final var bounds: Rect {
    get { placement.bounds }
    set {
      let old = placement.bounds
      placement.bounds = newValue
      if old.size != newValue.size {
        sizeDidChange(from: old.size)
      } else if old.origin != newValue.origin {
        originDidChange()
      }
    }
  }

  /// The centre of the bounds in the superview.
  public final var center: Point {
    get { placement.center }
    set {
      guard newValue != placement.center else { return }
      placement.center = newValue
      placeDidChange()
    }
  }

  /// The transform about the centre.
  public final var transform: Transform {
    get { placement.transform }
    set { placement.transform = newValue }
  }

  /// A hidden view is not drawn and not hit (HT-1).
  public final var isHidden: Bool {
    get { presence.isHidden }
    set {
      if runsSetter(.`setHidden:`) { hide(newValue) } else { send(.setHidden)(newValue) }
    }
  }

  private func hide(_ isHidden: Bool) {
    let old = presence.isHidden
    presence.isHidden = isHidden
    guard isHidden != old else { return }
    invalidateIntrinsicContentSize()
    visibilityDidChange()
  }

  /// The opacity; below 0.01 the view is not hit (HT-1).
  public final var alpha: Double {
    get { presence.alpha }
    set {
      if runsSetter(.`setAlpha:`) { presence.alpha = newValue } else { send(.setAlpha)(newValue) }
    }
  }

  /// True if the view and its subviews take touches.
  public final var isUserInteractionEnabled: Bool {
    get { presence.isUserInteractionEnabled }
    set {
      guard runsSetter(.`setUserInteractionEnabled:`) else {
        return send(.setUserInteractionEnabled)(newValue)
      }
      presence.isUserInteractionEnabled = newValue
    }
  }

  /// A name for tests, never shown to the user.
  public final var accessibilityIdentifier: String? {
    get { identifier }
    set {
      guard runsSetter(.`setAccessibilityIdentifier:`) else {
        return send(.setAccessibilityIdentifier)(newValue)
      }
      identifier = newValue
    }
  }

  /// The text that VoiceOver reads for the view.
  public final var accessibilityLabel: String? {
    get { spokenLabel }
    set {
      guard runsSetter(.`setAccessibilityLabel:`) else {
        return send(.setAccessibilityLabel)(newValue)
      }
      spokenLabel = newValue
    }
  }

  /// Defines the setters that are messages; no other UIKit class overrides them.
  static func defineProperties(_ methods: MethodList<View>) {
    methods.defineSetter(.setFrame, Body { view, frame, _ in view.place(in: frame) })
    methods.defineSetter(.setHidden, Body { view, isHidden, _ in view.hide(isHidden) })
    methods.defineSetter(.setAlpha, Body { view, alpha, _ in view.presence.alpha = alpha })
    methods.defineSetter(
      .setUserInteractionEnabled,
      Body { view, isEnabled, _ in view.presence.isUserInteractionEnabled = isEnabled })
    methods.defineSetter(
      .setAccessibilityIdentifier, Body { view, text, _ in view.identifier = text })
    methods.defineSetter(.setAccessibilityLabel, Body { view, text, _ in view.spokenLabel = text })
  }
}

struct ViewPlacement {
  var bounds: Rect = .zero { didSet { noteShape() } }
  var center: Point = .zero
  var transform: Transform = .identity {
    didSet {
      isUpright = transform == .identity
      noteShape()
    }
  }
  /// True for the identity transform; cached, because it is read far more often than set.
  private(set) var isUpright = true
  /// True if also neither the width nor the height is negative.
  private(set) var isSimple = true

  private mutating func noteShape() {
    isSimple = isUpright && bounds.size.width >= 0 && bounds.size.height >= 0
  }
}

/// The state that decides if a view is visible and takes touches.
struct ViewPresence {
  var isHidden = false
  var isUserInteractionEnabled = true
  var alpha = 1.0
}
