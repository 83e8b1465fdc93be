/// An unretained reference from an owned object to its owner, which clears it before it is freed.
///
/// A weak reference would slow every retain of the owner, and an unowned one every read. This one
/// costs as much as a strong reference.
@safe struct BackReference<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  init() {}

  /// Makes a reference to an object that must outlive it or clear it.
  init(to object: Object) {
    unsafe reference = .passUnretained(object)
  }

  /// The object; its owner must set this to `nil` before the object is freed.
  var object: Object? {
    get { unsafe reference?.takeUnretainedValue() }
    set { unsafe reference = newValue.map { unsafe Unmanaged.passUnretained($0) } }
  }

  /// True if the reference is not `nil`.
  var isSet: Bool { unsafe reference != nil }

  /// Calls the closure with the object, unretained; the closure must not free it.
  @inline(__always)
  func peek<Result>(_ body: (Object) -> Result) -> Result? {
    guard let reference = unsafe reference else { return nil }
    return unsafe reference._withUnsafeGuaranteedRef(body)
  }

  /// Compares identities; also safe while the object is being freed.
  func refers(to other: Object) -> Bool {
    unsafe reference?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }
}
