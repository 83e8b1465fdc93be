/// The Swift source of a shape whose closure has concrete types.
///
/// `lab-dev generate shapes` writes the files of `Sources/MiniUI/Dispatch/Shapes`.
struct ShapeSource {
  /// A type that messages carry, as `PassedType` numbers them.
  enum Passed: Int {
    case nothing, object, bool, int, double, text, selector, point

    /// The type in Swift.
    var swift: String {
      switch self {
      case .nothing: "Void"
      case .object: "DynamicObject?"
      case .bool: "Bool"
      case .int: "Int"
      case .double: "Double"
      case .text: "String?"
      case .selector: "SelectorID"
      case .point: "Point"
      }
    }

    /// The type in the summary of a shape.
    var word: String {
      switch self {
      case .nothing: "()"
      case .object: "object"
      case .bool: "Bool"
      case .int: "Int"
      case .double: "Double"
      case .text: "text"
      case .selector: "selector"
      case .point: "point"
      }
    }

    /// The default result, which a call without an implementation returns; nil for `Void`.
    var zero: String? {
      switch self {
      case .nothing: nil
      case .object, .text: "nil"
      case .bool: "false"
      default: "0"
      }
    }
  }

  typealias Argument = (name: String, type: Passed)

  let name: String
  private let arguments: [Argument]
  private let result: Passed
  /// The messages that have the shape.
  private let uses: String

  init(_ name: String, _ arguments: [Argument], _ result: Passed, _ uses: String) {
    (self.name, self.arguments, self.result, self.uses) = (name, arguments, result, uses)
  }

  /// The class, its call, its bodies and its methods.
  var text: String { "\(implementation)\n\n\(call)\n\n\(body)\n\n\(definition)\n" }

  private var implementation: String {
    """
    /// `(\(ShapeText.list(arguments.map(\.type.word)))) -> \(result.word)`: \(uses).
    public final class \(name): Implementation, Shape {
      /// A body's closure: the receiver, the arguments, and the call to the original.
    \(ShapeText.fit("  public typealias Run<Receiver> = (", runTypes, ") -> \(result.swift)"))

      /// The closure; all receivers share one calling convention, so a cast between them is safe.
      @usableFromInline struct Code<Receiver: DynamicObject> {
        @usableFromInline let run: Run<Receiver>
        @inlinable init(run: @escaping Run<Receiver>) { self.run = run }
      }

      @usableFromInline let code: Code<DynamicObject>

      @inlinable init(_ code: Code<DynamicObject>) {
        self.code = code
        super.init(kind: Self.kind)
      }

      /// The kind that identifies this shape.
      @inlinable public static var kind: ShapeKind { ShapeKind(rawValue: 0x\(digits)) }

      /// Makes an implementation that forwards the message with its arguments.
      public static func forwarder() -> \(name) {
        \(name)(
          Code { \(ShapeText.list(["_"] + names + ["call"])) in
            call.forward { $0(\(ShapeText.list(names))) }\(result.zero.map { " ?? \($0)" } ?? "")
          })
      }

      /// Calls the method with as many of the arguments as it takes.
      public static func perform(_ call: Call<\(name)>, with arguments: ActionArguments) {
    \(ShapeText.fit("    \(result == .nothing ? "" : "_ = ")call(", values, ")"))
      }
    }
    """
  }

  private var call: String {
    let answer = result == .nothing ? "" : "-> \(result.swift) "
    let otherwise = result == .nothing ? ", if there is one" : "; returns zero without one"
    let run = "$0.code.run(\(ShapeText.list(["receiver"] + names + ["$1"])))"
    let zero = result.zero.flatMap { $0 == "nil" ? nil : " ?? \($0)" } ?? ""
    return """
      extension Call<\(name)> {
        /// Runs the implementation\(otherwise).
      \(ShapeText.fit("  @inlinable public func callAsFunction(", parameters, ") \(answer){"))
          follow(
            { \(run) },
            orAbove: { above(\(ShapeText.list(names))) })
        }

        @usableFromInline @inline(never)
      \(ShapeText.fit("  func above(", parameters, ") \(answer){"))
          fromAbove()?(\(ShapeText.list(names)))\(zero)
        }
      }
      """
  }

  private var body: String {
    let closure = ShapeText.fit("    _ run: @escaping (", ["Receiver"] + types, ") -> Void")
    let run = "run(\(ShapeText.list(["receiver"] + names)))"
    let original = "original(\(ShapeText.list(names)))"
    let kept = result == .nothing ? "" : "let result = "
    let returned = result == .nothing ? "" : "\n      return result"
    return """
      extension Body where S == \(name) {
        /// Makes a body that runs the closure instead of the inherited or hooked method.
        @inlinable public init(_ run: @escaping S.Run<Receiver>) {
          self.init(S(unsafe unsafeBitCast(S.Code(run: run), to: S.Code<DynamicObject>.self)))
        }

        /// Makes a body that runs the closure, then the original.
        @inlinable public static func before(
      \(closure)
        ) -> Self {
          Self { \(ShapeText.list(["receiver"] + names + ["original"])) in
            \(run)
            \(result == .nothing ? "" : "return ")\(original)
          }
        }

        /// Makes a body that runs the original, then the closure.
        @inlinable public static func after(
      \(closure)
        ) -> Self {
          Self { \(ShapeText.list(["receiver"] + names + ["original"])) in
            \(kept)\(original)
            \(run)\(returned)
          }
        }
      }
      """
  }

  private var definition: String {
    """
    extension MethodList {
      /// Defines an instance method by its closure, whose call is `super`.
      @inlinable public func define(
        _ message: Message<\(name)>,
    \(ShapeText.run(runTypes, result.swift))
      ) {
        define(message, Body(run))
      }
    }
    """
  }

  private var names: [String] { arguments.map(\.name) }
  private var types: [String] { arguments.map(\.type.swift) }
  private var runTypes: [String] { ["Receiver"] + types + ["Call<\(name)>"] }
  private var parameters: [String] { arguments.map { "_ \($0.name): \($0.type.swift)" } }
  private var values: [String] { arguments.indices.map { "arguments.value(at: \($0))" } }

  /// The digits of the kind: the arguments from the last to the first, then the result.
  private var digits: String {
    let types = arguments.reversed().map(\.type) + [result]
    return types.map { String($0.rawValue) }.joined()
  }
}
