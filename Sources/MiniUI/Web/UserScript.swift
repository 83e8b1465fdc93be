/// A script that an app adds to the pages of its web views: `WKUserScript`.
public final class UserScript: DynamicObject {
  /// The source: statements that ``PageWindow/evaluate(_:)`` supports.
  public private(set) var source = ""
  /// The same, read when the first page runs it.
  private(set) lazy var statements = PageStatementReader.statements(of: source)
  /// Whether it runs before the page's own scripts; else after them.
  public private(set) var isAtStart = true

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(UserScript.self, name: "WKUserScript", superclass: DynamicObject.self)
  }

  /// Makes a script.
  public convenience init(_ source: String, atStart: Bool = true, in process: AppProcess) {
    self.init(in: process)
    (self.source, isAtStart) = (source, atStart)
  }
}
