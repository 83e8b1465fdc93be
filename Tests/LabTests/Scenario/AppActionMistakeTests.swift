import Testing

@testable import LabCommands

@Suite struct AppActionMistakes {
  /// An app whose one method has one step.
  private static func app(_ action: String) -> String {
    """
    { root: { navigation: 'Home' }, classes: { Cart: { is: 'UIViewController' },
      Home: { is: 'UIViewController', view: { id: 'all', subviews: [
      { is: 'UITableView', id: 'list', frame: [0, 0, 9, 9], sections: [{ rows: ['a'] }] } ] },
      methods: { go: [
      \(action)
      ] } } } }
    """
  }

  @Test(arguments: [
    "{ push: 'Cart' }, { push: 'Cart', animated: false }", "{ pop: {} }, { popToRoot: {} }",
    "{ setViewControllers: ['Home', 'Cart'], animated: false }", "{ present: 'Cart' }",
    "{ present: { navigation: 'Cart' }, style: 'fullScreen', animated: false }",
    "{ dismiss: {}, animated: false }", "{ select: { tab: 1 } }", "{ reload: '#list' }",
    "{ alert: { title: 'A', message: 'B', style: 'actionSheet', actions: [{ title: 'OK', "
      + "do: [{ push: 'Cart' }] }, { title: 'No', style: 'cancel' }, "
      + "{ title: 'Cut', style: 'destructive' }] } }",
    "{ alert: { fields: [{ placeholder: 'Name', text: 'a', secure: true, id: 'name' }] } }",
    "{ alertView: { title: 'A', message: 'B', cancel: 'No', buttons: ['OK'] } }",
    "{ actionSheet: { title: 'A', cancel: 'No', destructive: 'Cut', buttons: ['OK'] } }",
    "{ addView: { is: 'UILabel', text: 'b', frame: [0, 0, 9, 9] }, into: '#all', at: 0 }",
    "{ removeView: '#list' }, { endEditing: {} }, { root: { tabs: ['Home', 'Cart'] } }",
  ])
  func `every step of an app's code is accepted`(action: String) throws {
    #expect(try complaints(ofApp: Self.app(action)) == [])
  }

  @Test(arguments: [
    Complaint(
      "{ psh: 'Cart' }",
      "psh → 'psh' is not a step of an app; did you mean 'push'?"),
    Complaint("{ push: 'Crt' }", "'Crt' → unknown class 'Crt'; did you mean 'Cart'?"),
    Complaint(
      "{ push: 'UIView' }",
      "'UIView' → the class in 'push' must be a controller; UIView is not one | controllers: Cart, "
        + "Home"),
    Complaint(
      "{ setViewControllers: ['UIView'] }",
      "'UIView' → a screen on a stack must be a controller; UIView is not one | controllers: Cart, "
        + "Home"),
    Complaint(
      "{ present: 'UIView' }",
      "'UIView' → the class in 'present' must be a controller; UIView is not one"
        + " | controllers: Cart, Home"),
    Complaint(
      "{ present: 'Cart', styl: 'fullScreen' }",
      "styl → unknown key 'styl'; did you mean 'style'?"),
    Complaint(
      "{ reload: '#lst' }",
      "'#lst' → no screen of the app has #lst; did you mean '#list'?"),
    Complaint(
      "{ removeView: '#al' }",
      "'#al' → no screen of the app has #al; did you mean '#all'?"),
    Complaint(
      "{ addView: { is: 'UILabel' } }",
      "{ → a view needs the key 'frame' if its parent has no 'stack'"),
    Complaint(
      "{ addView: { is: 'UILabl', frame: [0, 0, 1, 1] } }",
      "'UILabl' → unknown class 'UILabl'; did you mean 'UILabel'?"),
    Complaint(
      "{ select: { tab: -1 } }", "-1 → expected a whole number of at least 0, found -1"),
    Complaint(
      "{ deleteRows: ['0:0', '0:1', '0:0'], in: '#list' }",
      "'0 → row 0:0 is listed twice; remove one of them"),
    Complaint("{ pop: 'Home' }", "'Home' → expected {}, found a string"),
    Complaint(
      "{ alert: { actions: [{ titel: 'OK' }] } }",
      "titel → unknown key 'titel'; did you mean 'title'?"),
    Complaint(
      "{ alert: { actions: [{ title: 'OK', style: 'canel' }] } }",
      "'canel' → expected 'default', 'cancel' or 'destructive', found 'canel'; "
        + "did you mean 'cancel'?"),
    Complaint(
      "{ alert: { actions: [{ title: 'OK', do: [{ push: 'Crt' }] }] } }",
      "'Crt' → unknown class 'Crt'; did you mean 'Cart'?"),
    Complaint(
      "{ alert: { style: 'sheet' } }", "'sheet' → expected 'alert' or 'actionSheet', found 'sheet'"
    ),
    Complaint(
      "{ alertView: { destructive: 'Cut' } }",
      "destructive → unknown key 'destructive' | keys here: title, message, cancel, buttons"),
    Complaint(
      "{ actionSheet: { message: 'B' } }",
      "message → unknown key 'message' | keys here: title, cancel, destructive, buttons"),
  ])
  func `an invalid step of an app is reported with its place`(row: Complaint) throws {
    #expect(try complaints(ofApp: Self.app(row.text)) == [row.message])
  }
}
