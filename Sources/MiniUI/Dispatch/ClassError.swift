/// The reason why a class could not be declared.
public enum ClassError: Error, Equatable, CustomStringConvertible {
  /// The name is empty; pass a name.
  case emptyName
  /// A class of this name exists; choose another name.
  case taken(String)

  /// A sentence that names the class and the remedy.
  public var description: String {
    switch self {
    case .emptyName: "a class needs a name"
    case .taken(let name): "a class called \(name) exists; choose another name"
    }
  }
}
