import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct AppMistakes {
  /// The name of a case, an app's classes and the message of `lab check`.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let app: String
    let message: String

    init(_ name: String, _ app: String, _ message: String) {
      testDescription = name
      self.app = app
      self.message = message
    }

    /// The file, checked as an app.
    var run: LabRun { LabRun("check", "apps/a.json5", files: MemoryFiles(["apps/a.json5": app])) }

    func expected(_ count: String = "1 mistake") -> LabRun {
      LabRun(.invalid, messages: message + "\n\(count)\n")
    }
  }

  @Test(arguments: [
    Row(
      "a class that inherits from itself",
      """
      { root: "Home", classes: {
        Home: { is: "Home" },
      } }
      """,
      """
      apps/a.json5:2:15: Home inherits from itself: Home → Home; \
      change one superclass to a UIKit class
        Home: { is: "Home" },
                    ^
      """),
    Row(
      "an unknown superclass",
      """
      { root: "Home", classes: {
        Home: { is: "UIViewControler" },
      } }
      """,
      """
      apps/a.json5:2:15: unknown class 'UIViewControler'; did you mean 'UIViewController'?
        Home: { is: "UIViewControler" },
                    ^
      """),
    Row(
      "a class that the system has",
      """
      { root: "Home", classes: { Home: { is: "UIViewController" },
        UIButton: { is: "UIControl" },
      } }
      """,
      """
      apps/a.json5:2:3: UIButton is a UIKit class; choose another name
        UIButton: { is: "UIControl" },
        ^
      """),
    Row(
      "an unknown root",
      """
      { root: "Hoem", classes: { Home: { is: "UIViewController" } } }
      """,
      """
      apps/a.json5:1:9: unknown class 'Hoem'; did you mean 'Home'?
      { root: "Hoem", classes: { Home: { is: "UIViewController" } } }
              ^
      """),
    Row(
      "a root that is no controller",
      """
      { root: "Buy", classes: { Home: { is: "UIViewController" }, Buy: { is: "UIButton" } } }
      """,
      """
      apps/a.json5:1:9: the root must be a controller; Buy is a UIButton
      { root: "Buy", classes: { Home: { is: "UIViewController" }, Buy: { is: "UIButton" } } }
              ^
      controllers: Home
      """),
    Row(
      "a view of a class that is no controller",
      """
      { root: "Home", classes: { Home: { is: "UIViewController" },
        Row: { is: "UIView", view: {} },
      } }
      """,
      """
      apps/a.json5:2:30: only controllers have a 'view'; Row is a UIView
        Row: { is: "UIView", view: {} },
                                   ^
      """),
  ])
  func `an invalid class or root is a mistake`(row: Row) {
    #expect(row.run == row.expected())
  }

  @Test func `a cycle of classes is one mistake at its first class`() {
    let app = """
      { root: "A", classes: {
        A: { is: "B" }, B: { is: "A" },
      } }
      """
    let row = Row(
      "", app,
      """
      apps/a.json5:2:12: A inherits from itself: A → B → A; \
      change one superclass to a UIKit class
        A: { is: "B" }, B: { is: "A" },
                 ^
      """)
    #expect(row.run == row.expected())
  }

  private static func screen(_ view: String, methods: String = "{}") -> String {
    """
    { root: "Home", classes: { Home: { is: "UIViewController",
      view: \(view),
      methods: \(methods),
    } } }
    """
  }

  @Test(arguments: [
    Row(
      "an unknown class", screen("{ is: \"UIBtton\" }"),
      """
      apps/a.json5:2:15: unknown class 'UIBtton'; did you mean 'UIButton'?
        view: { is: "UIBtton" },
                    ^
      """),
    Row(
      "a window", screen("{ is: \"UIWindow\" }"),
      """
      apps/a.json5:2:15: 'UIWindow' is a window, which cannot be inside a view
        view: { is: "UIWindow" },
                    ^
      views: UIActionSheet, UIAlertView, UIButton, UIButtonLabel, UICollectionReusableView, \
      UICollectionView, UICollectionViewCell, UIControl, UIDatePicker, UIImageView, UILabel, \
      UINavigationBar, UIPageControl, UIPickerView, UIRefreshControl, UIScrollView, UISearchBar, \
      UISegmentedControl, UISlider, UIStackView, UIStepper, UISwitch, UITabBar, \
      UITableView, UITableViewCell, UITableViewHeaderFooterView, UITextField, UITextView, \
      UIToolbar, UIView, UIWebView, WKWebView
      """),
    Row(
      "a class of something else", screen("{ is: \"Home\" }"),
      """
      apps/a.json5:2:15: 'Home' is not a view; it is a UIViewController
        view: { is: "Home" },
                    ^
      views: UIActionSheet, UIAlertView, UIButton, UIButtonLabel, UICollectionReusableView, \
      UICollectionView, UICollectionViewCell, UIControl, UIDatePicker, UIImageView, UILabel, \
      UINavigationBar, UIPageControl, UIPickerView, UIRefreshControl, UIScrollView, UISearchBar, \
      UISegmentedControl, UISlider, UIStackView, UIStepper, UISwitch, UITabBar, \
      UITableView, UITableViewCell, UITableViewHeaderFooterView, UITextField, UITextView, \
      UIToolbar, UIView, UIWebView, WKWebView
      """),
    Row(
      "a property of another class", screen("{ is: \"UILabel\", title: \"Buy\" }"),
      """
      apps/a.json5:2:33: a UILabel has no 'title'
        view: { is: "UILabel", title: "Buy" },
                                      ^
      it has id, label, text, frame, hidden, alpha, interactive, tag
      """),
    Row(
      "no frame", screen("{ subviews: [{ is: \"UILabel\" }] }"),
      """
      apps/a.json5:2:22: a view needs the key 'frame' if its parent has no 'stack'
        view: { subviews: [{ is: "UILabel" }] },
                           ^
      """),
    Row(
      "an action of what is no control",
      screen("{ on: { touchUpInside: \"buy\" } }", methods: "{ buy: [] }"),
      """
      apps/a.json5:2:17: only controls send actions; UIView is not a UIControl
        view: { on: { touchUpInside: "buy" } },
                      ^
      """),
    Row(
      "an action that no class defines",
      screen("{ is: \"UIButton\", on: { touchUpInside: \"buyy:\" } }", methods: "{ \"buy:\": [] }"),
      """
      apps/a.json5:2:48: Home does not respond to 'buyy:'; did you mean 'buy:'?
        view: { is: "UIButton", on: { touchUpInside: "buyy:" } },
                                                     ^
      """),
    Row(
      "an action for whom it may concern that nobody has",
      screen("{ is: \"UIButton\", on: { touchUpInside: { action: \"buy:\", target: null } } }"),
      """
      apps/a.json5:2:58: no class of the app responds to 'buy:'; add it to the \
      methods of Home: "buy:": []
        view: { is: "UIButton", on: { touchUpInside: { action: "buy:", target: null } } },
                                                               ^
      """),
    Row(
      "a target that is not there",
      screen("{ is: \"UIButton\", on: { touchUpInside: { action: \"b\", target: \"#cart\" } } }"),
      """
      apps/a.json5:2:71: no view of Home has the identifier 'cart'
        view: { is: "UIButton", on: { touchUpInside: { action: "b", target: "#cart" } } },
                                                                            ^
      """),
  ])
  func `an invalid view is a mistake`(row: Row) {
    #expect(row.run == row.expected())
  }

  @Test func `an unknown event is reported with the known ones`() {
    let app = Self.screen(
      "{ is: \"UIButton\", on: { touchUpInsid: \"buy\" } }", methods: "{ buy: [] }")
    let row = Row("", app, "")
    #expect(
      row.run.messages.hasPrefix(
        """
        apps/a.json5:2:33: unknown event 'touchUpInsid'; did you mean 'touchUpInside'?
          view: { is: "UIButton", on: { touchUpInsid: "buy" } },
                                        ^
        """))
  }

  @Test(arguments: [
    Row(
      "a step of a scenario", screen("{}", methods: "{ buy: [{ tap: \"#a\" }] }"),
      """
      apps/a.json5:3:22: 'tap' is not a step of an app
        methods: { buy: [{ tap: "#a" }] },
                           ^
      steps of an app: super, passOn, set, send, action, root, after, push, pop, popToRoot, \
      setViewControllers, present, show, dismiss, unwind, select, alert, alertView, \
      actionSheet, reload, \
      addView, removeView, endEditing, insertRows, moveRow, deleteRows, original, call, note, \
      hook, assert, track, trackScreen, trackClick, timer, superProperties, profile, item, \
      load, decide, reactTouch
      """),
    Row(
      "something comes back", screen("{}", methods: "{ nextResponder: [] }"),
      """
      apps/a.json5:3:14: 'nextResponder' is (UIViewController) -> id; \
      a method written as steps returns nothing
        methods: { nextResponder: [] },
                   ^
      """),
    Row(
      "three arguments", screen("{}", methods: "{ \"a:b:c:\": [] }"),
      """
      apps/a.json5:3:14: 'a:b:c:' has more than two arguments; \
      an action takes the sender and the event at most
        methods: { "a:b:c:": [] },
                   ^
      """),
    Row(
      "a name that is not a selector", screen("{}", methods: "{ \"b-y\": [] }"),
      """
      apps/a.json5:3:14: 'b-y' is not a selector; use letters, digits, '_', '$' and ':'
        methods: { "b-y": [] },
                   ^
      """),
    Row(
      "a view made twice", screen("{}", methods: "{ loadView: [] }"),
      """
      apps/a.json5:3:14: 'loadView' replaces the view that 'view' describes; remove one of them
        methods: { loadView: [] },
                   ^
      """),
    Row(
      "a property that the object has not",
      screen("{}", methods: "{ buy: [{ after: \"1s\", do: [{ set: { hidden: true } }] }] }"),
      """
      apps/a.json5:3:49: a Home has no 'hidden'
        methods: { buy: [{ after: "1s", do: [{ set: { hidden: true } }] }] },
                                                      ^
      it has title, navigationItem.title, navigationItem.leftBarButtonItem, \
      navigationItem.leftBarButtonItems, navigationItem.rightBarButtonItem, \
      navigationItem.rightBarButtonItems, tabBarItem.title, tabBarItem.id, tabBarItem.label, \
      tabBarItem.tag, presentationStyle, toolbarItems, hidesBottomBarWhenPushed
      """),
    Row(
      "an action that no class defines",
      screen("{}", methods: "{ buy: [{ action: \"by\" }] }"),
      """
      apps/a.json5:3:30: no class of the app responds to 'by'; did you mean 'buy'?
        methods: { buy: [{ action: "by" }] },
                                   ^
      """),
    Row(
      "a root that is no controller",
      screen("{}", methods: "{ buy: [{ root: \"UIView\" }] }"),
      """
      apps/a.json5:3:28: the root must be a controller; UIView is not one
        methods: { buy: [{ root: "UIView" }] },
                                 ^
      controllers: Home
      """),
    Row(
      "an element that no screen has",
      screen("{}", methods: "{ buy: [{ send: \"a\", to: \"#cart\" }] }"),
      """
      apps/a.json5:3:37: no screen of the app has #cart
        methods: { buy: [{ send: "a", to: "#cart" }] },
                                          ^
      identifiers: none
      """),
  ])
  func `an invalid method is a mistake`(row: Row) {
    #expect(row.run == row.expected())
  }

  @Test func `a subclass may define the action of a superclass's view`() {
    let app = """
      { root: "Home", classes: {
        Base: { is: "UIViewController",
          view: { is: "UIButton", title: "Buy", on: { touchUpInside: "buy:" } } },
        Home: { is: "Base", methods: { "buy:": [] } },
      } }
      """
    #expect(
      Row("", app, "").run
        == LabRun(.held, output: "0 scenarios and 1 app file are well-formed\n"))
  }
}
