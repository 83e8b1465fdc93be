extension ViewPath {
  /// One view, or the controller at the root, on the way to a view.
  public struct Step: Hashable, Sendable {
    /// The class's name, without its module.
    public let className: ClassName
    /// Which of the views of this class it is.
    public let index: Index
    /// For matching by identifier: part of equality, but not of any text form.
    public let identifier: String?

    /// A negative index, section or row stops the program.
    public init(_ className: ClassName, _ index: Index, identifier: String? = nil) {
      precondition(!index.isNegative, "\(className)[\(index)] has a negative index")
      self.className = className
      self.index = index
      self.identifier = identifier
    }
  }
}

extension ViewPath.Step: CustomStringConvertible {
  /// The class name, with the index in brackets where there is one: `UIButton[0]`.
  public var description: String {
    index == .none ? className.text : "\(className)[\(index)]"
  }
}
