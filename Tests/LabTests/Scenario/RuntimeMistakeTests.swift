import MiniUI
import Testing

@Suite struct RuntimeMistakes {
  /// A scenario with one step, which does one operation.
  private static func scenario(_ operation: String) -> String {
    """
    { scenario: 'x', app: { root: 'Home', classes: { Home: { is: 'UIViewController',
      view: { subviews: [{ is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 0, 9, 9] }] },
      methods: { buy: [] } } } },
      steps: [{ hook: [
      \(operation)
      ] }] }
    """
  }

  @Test(arguments: [
    "{ add: '-[Home pay]', do: [] }, { exchange: '-[Home buy]', with: '-[Home pay]' }",
    "{ add: '+[UIView other]', do: [{ super: true }, { original: {} }, { call: 'buy' }] }",
    "{ setImplementation: '-[Home viewDidAppear:]', do: [{ note: '{self} {1}' }] }",
    "{ add: '-[Home pay:to:for:from:]', like: 'viewDidAppear:', do: [] }",
    "{ declare: 'Sub', is: 'Home' }, { add: '-[Sub buy]', from: '-[Home buy]' }",
    "{ declare: 'Sub', is: 'Home' }, { exchange: '-[Sub buy]', with: '-[Sub viewDidLoad]' }",
    "{ changeClass: 'UIButton', of: '#buy', hidden: true }",
    "{ setDelegate: null, of: '#buy' }, { setDelegate: 'self', of: '#buy' }",
    "{ setDelegate: 'Home', of: '#buy', forwards: true }",
    "{ replace: '-[Home buy]', do: [{ hook: [{ add: '-[{self} {1}]', do: [] }] }] }",
  ])
  func `every runtime operation is accepted`(operation: String) throws {
    #expect(try complaints(ofScenario: Self.scenario(operation)) == [])
  }

  @Test(arguments: [
    Complaint(
      "{ swap: '-[Home buy]' }",
      "swap → 'swap' is not a runtime operation | runtime operations: add, replace, "
        + "setImplementation, exchange, declare, changeClass, setDelegate"),
    Complaint(
      "{ add: 'Home.buy', do: [] }",
      "'Home.buy' → expected a method such as '-[UIView layoutSubviews]', found 'Home.buy'"),
    Complaint(
      "{ add: '-[Hom pay]', do: [] }", "'-[Hom → unknown class 'Hom'; did you mean 'Home'?"),
    Complaint(
      "{ exchange: '-[Home buy]', with: '-[Home bu]' }",
      "'-[Home → -[Home bu] is not a method: neither Home nor a superclass has it; "
        + "did you mean 'buy'?"),
    Complaint(
      "{ setImplementation: '+[Home buy]', do: [] }",
      "'+[Home → +[Home buy] is not a method: neither Home nor a superclass has it"),
    Complaint(
      "{ replace: '-[Home bu]', do: [] }",
      "'-[Home → -[Home bu] is not a method: neither Home nor a superclass has it; "
        + "did you mean 'buy'?"),
    Complaint(
      "{ replace: '-[UIView layoutSubview]', do: [] }",
      "'-[UIView → -[UIView layoutSubview] is not a method: neither UIView nor a superclass has "
        + "it; did you mean 'layoutSubviews'?"),
    Complaint(
      "{ replace: '-[Home wrapAll]', do: [] }, { setImplementation: '-[Home wrapAll]', do: [] }",
      "'-[Home → -[Home wrapAll] is not a method: neither Home nor a superclass has it; "
        + "use 'add' for a new method"),
    Complaint(
      "{ add: '-[{1} buy]', do: [] }",
      "'-[{1 → -[{1} buy] contains '{…}', which only the methods of a 'note' may; "
        + "name the class and the selector"),
    Complaint(
      "{ add: '-[Home a:b:c:]', do: [] }",
      "'-[Home → 'a:b:c:' has more than two arguments; "
        + "name a method with the same types in 'like'"),
    Complaint(
      "{ add: '-[Home pay]', do: [], like: 'wrap' }",
      "'wrap' → Home has no 'wrap' whose types a method could have"),
    Complaint("{ declare: 'Sub', is: 'Hom' }", "'Hom' → unknown class 'Hom'; did you mean 'Home'?"),
    Complaint("{ changeClass: 'Hom' }", "'Hom' → unknown class 'Hom'; did you mean 'Home'?"),
    Complaint(
      "{ setDelegate: 'Hom', of: '#buy' }", "'Hom' → unknown class 'Hom'; did you mean 'Home'?"),
    Complaint(
      "{ setDelegate: 'Home', of: '#by' }",
      "'#by' → no screen of the app has #by; did you mean '#buy'?"),
    Complaint(
      "{ replace: '-[Home buy]', do: [{ after: '1s', do: [{ original: {} }] }] }",
      "{ → 'original' is only allowed in a method that a 'hook' installs; "
        + "use 'super'"),
    Complaint(
      "{ replace: '-[Home buy]', do: [{ push: 'Hom' }] }",
      "'Hom' → unknown class 'Hom'; did you mean 'Home'?"),
  ])
  func `an invalid runtime operation is a mistake`(complaint: Complaint) throws {
    #expect(try complaints(ofScenario: Self.scenario(complaint.text)) == [complaint.message])
  }

  @Test(arguments: [
    Complaint(
      "{ original: {} }",
      "{ → 'original' is only allowed in a method that a 'hook' installs; "
        + "use 'super'"),
    Complaint(
      "{ after: '1s', do: [{ call: 'buy' }] }",
      "'buy' → 'call' is only allowed directly in a method, not in the steps of a 'do'; "
        + "use 'send'"),
    Complaint(
      "{ hook: [{ add: '-[Hom buy]', do: [] }] }",
      "'-[Hom → unknown class 'Hom'; did you mean 'Home'?"),
    Complaint(
      "{ note: '{you}' }",
      "'{you → expected a text with placeholders such as '{self}' and '{1}', "
        + "found '{you}'"),
  ])
  func `a runtime step outside its context is a mistake`(complaint: Complaint) throws {
    let app = """
      { root: 'Home', classes: { Home: { is: 'UIViewController', methods: { buy: [
      \(complaint.text)
      ] } } } }
      """
    #expect(try complaints(ofApp: app) == [complaint.message])
  }

  @Test(arguments: [
    "{ add: '-[UIView setBounds:]', do: [] }", "{ replace: '-[UIView setBounds:]', do: [] }",
    "{ setImplementation: '-[UIView setBounds:]', do: [] }",
    "{ exchange: '-[UIView setBounds:]', with: '-[UIView setHidden:]' }",
    "{ declare: 'Fancy', is: 'UIButton' }, { add: '-[Fancy setBounds:]', do: [] }",
    "{ add: '-[UIView setBounds:]', from: '-[UIView setHidden:]' }",
  ])
  func `hooking an unsent message is a mistake with a reason`(operation: String) throws {
    let complaints = try complaints(ofScenario: Self.scenario(operation))
    #expect(complaints.count == 1)
    #expect(
      complaints.first?.contains(
        "setBounds: of UIView cannot be hooked, because bounds, centres and transforms are stored "
          + "without a message") == true)
  }

  @Test(arguments: UnsentMessage.all)
  func `every unsent message is rejected when a file is read`(
    _ unsent: UnsentMessage
  ) throws {
    let sign = unsent.isClassMethod ? "+" : "-"
    let method = "\(sign)[\(unsent.className) \(unsent.message)]"
    let complaints = try complaints(
      ofScenario: Self.scenario("{ add: '\(method)', do: [] }"))
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains(unsent.refusal) == true)
  }

  @Test func `an app's own method with the name of an unsent message can be replaced`() throws {
    let scenario = Self.scenario("{ replace: '-[Home setTag:]', do: [] }")
      .replacing("methods: { buy: [] }", with: "methods: { buy: [], 'setTag:': [] }")
    #expect(try complaints(ofScenario: scenario) == [])
  }
}
