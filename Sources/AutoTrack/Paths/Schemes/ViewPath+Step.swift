extension ViewPath {
  /// A view on the way to a view, or the controller at the root.
  public struct Step: Hashable, Sendable {
    /// The name of the class, without its module.
    public let className: ClassName
    /// The index among similar siblings.
    public let index: Index
    /// The accessibility identifier, which is part of equality but not of any text form.
    public let identifier: String?

    /// Creates a step; negative numbers are a programmer error.
    public init(_ className: ClassName, _ index: Index, identifier: String? = nil) {
      precondition(!index.isNegative, "\(className)[\(index)] has a negative index")
      self.className = className
      self.index = index
      self.identifier = identifier
    }
  }
}

extension ViewPath.Step: CustomStringConvertible {
  /// The class name, with its index in brackets if there is one: `UIButton[0]`.
  public var description: String {
    index == .none ? className.text : "\(className)[\(index)]"
  }
}
