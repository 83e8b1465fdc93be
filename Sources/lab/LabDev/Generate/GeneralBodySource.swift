/// The Swift source of the bodies of a `GeneralShape` with some number of arguments.
struct GeneralBodySource {
  private let types: [String]
  private let hasResult: Bool

  /// All bodies; a method without arguments and without a result has a shape of its own.
  static let all =
    [GeneralBodySource(0, hasResult: true)]
    + (1...4).flatMap {
      [GeneralBodySource($0, hasResult: true), GeneralBodySource($0, hasResult: false)]
    }

  private init(_ count: Int, hasResult: Bool) {
    types = Array(["First", "Second", "Third", "Fourth"].prefix(count))
    self.hasResult = hasResult
  }

  /// The initializer of the body, and the definition of a method by it.
  var text: String {
    """
    extension Body {
      /// Makes a body that runs the closure instead of \(method).
      @inlinable
    \(ShapeText.fit("  public init<", generics, ">("))
    \(ShapeText.fit("    _ run: @escaping (", ["Receiver"] + types + ["Call<S>"], ") -> \(answer)"))
      ) where S == \(shape) {
        self.init(
          S { \(ShapeText.list(["_", "call"] + names)) in
            run(\(ShapeText.list(["call.receiver(as: Receiver.self)"] + names + ["call"])))\(zero)
          })
      }
    }

    extension MethodList {
      /// Defines \(method) by its closure, whose call is `super`.
      @inlinable
    \(ShapeText.fit("  public func define<", generics, ">("))
        _ message: Message<\(shape)>,
    \(ShapeText.run(runTypes, answer))
      ) {
        define(message, Body(run))
      }
    }

    """
  }

  private var generics: [String] {
    (hasResult ? ["Result: Answer"] : []) + types.map { "\($0): Passable" }
  }

  private var shape: String {
    "GeneralShape<\(ShapeText.list([hasResult ? "Result" : "Nothing"] + types))>"
  }

  private var runTypes: [String] { ["Receiver"] + types + ["Call<\(shape)>"] }
  private var names: [String] { types.map { $0.lowercased() } }
  private var answer: String { hasResult ? "Result" : "Void" }
  private var zero: String { hasResult ? "" : "\n        return .zero" }

  private var method: String {
    let count =
      ["without arguments", "of one argument"]
      + ["two", "three", "four"].map { "of \($0) arguments" }
    return "a method \(count[types.count])" + (hasResult ? "" : " without a result")
  }
}
