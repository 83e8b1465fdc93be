/// A reference that is taken back before its object goes, as one from what is owned to its owner.
///
/// It keeps nothing alive. A weak reference would make every retain of the object slower, and an
/// unowned one every reading; this is as cheap as a strong one.
@safe struct BackReference<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  /// Refers to nothing.
  init() {}

  /// Refers to an object that lives longer than this.
  init(to object: Object) {
    unsafe reference = .passUnretained(object)
  }

  /// The object, which sets this to `nil` at its end at the latest.
  var object: Object? {
    get { unsafe reference?.takeUnretainedValue() }
    set { unsafe reference = newValue.map { unsafe Unmanaged.passUnretained($0) } }
  }

  /// Whether it refers to an object.
  var isSet: Bool { unsafe reference != nil }

  /// What a function says of the object, which it must not set free: it is not retained.
  @inline(__always)
  func peek<Result>(_ body: (Object) -> Result) -> Result? {
    guard let reference = unsafe reference else { return nil }
    return unsafe reference._withUnsafeGuaranteedRef(body)
  }

  /// Whether this is the object, which may be about to go.
  func refers(to other: Object) -> Bool {
    unsafe reference?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }
}
