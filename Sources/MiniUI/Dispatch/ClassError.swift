/// Why a class could not be declared.
public enum ClassError: Error, Equatable, CustomStringConvertible {
  /// A class needs a name.
  case emptyName
  /// A class of this name exists; choose another name.
  case taken(String)

  /// The thing, the place and the way out, in one sentence.
  public var description: String {
    switch self {
    case .emptyName: "a class needs a name"
    case .taken(let name): "a class called \(name) exists; choose another name"
    }
  }
}
