/// The configuration of a web view: `WKWebViewConfiguration`.
public final class WebViewConfiguration: DynamicObject {
  /// What the app shares with the pages; several views may share one.
  public var userContentController: UserContentController {
    get { ownController }
    set { ownController = newValue }
  }
  private var ownController: UserContentController

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(
      WebViewConfiguration.self, name: "WKWebViewConfiguration", superclass: DynamicObject.self)
  }

  /// Makes a configuration with a new controller.
  public required init(of class: DynamicClass?) {
    ownController = UserContentController(of: `class`?.table[UserContentController.self])
    super.init(of: `class`)
  }
}
