import Testing

/// A hand-written file of each format of dumps, all of a screen with a button and a field.
package struct DumpFixture: CustomTestStringConvertible, Sendable {
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    (self.name, self.text) = (name, text)
  }

  package var testDescription: String { name }

  package static let all = [
    crashReport, pageSource, detox, calabash, debugDescription, recursiveDescription, controllers,
  ]

  /// A crash reporter's hierarchy: a stack with a screen, and a truncated branch.
  package static let crashReport = DumpFixture(
    name: "view-hierarchy.json",
    text: """
      {"rendering_system":"UIKIT","windows":[{"type":"UIWindow","x":0,"y":0,"width":390,
      "height":844,"alpha":1,"visible":true,"children":[
       {"type":"UILayoutContainerView","view_controller":"UINavigationController","x":0,"y":0,
        "width":390,"height":844,"alpha":1,"visible":true,"children":[
        {"type":"UIView","view_controller":"OrderViewController","x":0,"y":91,"width":390,
         "height":753,"alpha":1,"visible":true,"children":[
         {"type":"UIButton","identifier":"order","x":20,"y":40,"width":200,"height":44,"alpha":1,
          "visible":true,"children":[]},
         {"type":"PriceLabel","x":20,"y":100,"width":200,"height":20,"alpha":0.5,"visible":false,
          "children":[{"type":"SentryTruncatedViewHierarchy"}]}]},
        {"type":"UINavigationBar","x":0,"y":47,"width":390,"height":44,"alpha":1,"visible":true,
         "children":[]}]}]}]}
      """)

  /// A page source of WebDriverAgent: a table and a secure field.
  package static let pageSource = DumpFixture(
    name: "source.xml",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Cafe" label="Cafe" \
      enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" x="0" y="0" \
      width="390" height="844">
          <XCUIElementTypeNavigationBar type="XCUIElementTypeNavigationBar" name="Orders" \
      enabled="true" x="0" y="47" width="390" height="44"/>
          <XCUIElementTypeTable type="XCUIElementTypeTable" name="orders" enabled="true" x="0" \
      y="100" width="390" height="400">
            <XCUIElementTypeCell type="XCUIElementTypeCell" enabled="true" x="0" y="100" \
      width="390" height="44">
              <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Tea" label="Tea" \
      value="Tea" enabled="true" x="16" y="110" width="100" height="20"/>
            </XCUIElementTypeCell>
          </XCUIElementTypeTable>
          <XCUIElementTypeSecureTextField type="XCUIElementTypeSecureTextField" name="code" \
      label="Code" enabled="false" x="20" y="520" width="200" height="40"/>
          <XCUIElementTypeSwitch type="XCUIElementTypeSwitch" name="gift" label="Gift" value="1" \
      enabled="true" x="20" y="580" width="51" height="31"/>
          <XCUIElementTypeTicker type="XCUIElementTypeTicker" enabled="true" x="20" y="640" \
      width="51" height="31"/>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """)

  /// A hierarchy of Detox with masked frames.
  package static let detox = DumpFixture(
    name: "detox.xml",
    text: """
      <?xml version="1.0" encoding="utf-8"?>
      <ViewHierarchy>
       <UIWindow alpha="1.0" class="UIWindow" height="<number>" visibility="visible" \
      width="<number>">
        <RCTView alpha="1.0" class="RCTView" height="<number>" id="root" visibility="visible" \
      width="<number>" x="<number>" y="<number>">
         <RCTUITextField class="RCTUITextField" alpha="1.0" id="field" visibility="visible" \
      width="<number>" x="<number>" y="<number>" height="<number>"/>
         <RCTView alpha="0.5" class="RCTView" id="buy" label="Buy" visibility="invisible" \
      width="<number>" x="<number>" y="<number>" height="<number>"><![CDATA[<b x="<number>">]]>
         </RCTView>
        </RCTView>
       </UIWindow>
      </ViewHierarchy>
      """)

  /// A dump of Calabash.
  package static let calabash = DumpFixture(
    name: "dump.json",
    text: """
      {"type":"CalabashRootView","visible":1,"children":[{"type":"UIWindow","visible":1,
       "frame":{"x":0,"y":0,"width":375,"height":667},"children":[
        {"type":"UIView","id":"page","frame":{"x":0,"y":0,"width":375,"height":667},"visible":1,
         "children":[
         {"type":"UISwitch","id":"gift","value":"1","enabled":false,"visible":1,
          "frame":{"x":20,"y":40,"width":51,"height":31},
          "children":[{"type":"UIView","frame":{"x":0,"y":0,"width":51,"height":31},
           "children":[]}]},
         {"type":"UILabel","text":"Gift","visible":1,"alpha":0.5,
          "frame":{"x":90,"y":40,"width":100,"height":20},"children":[]},
         {"type":"UIAccessibilityTextFieldElement","children":[]}]}]}]}
      """)

  /// A description of an application by XCUITest.
  package static let debugDescription = DumpFixture(
    name: "debug.txt",
    text: """
      Attributes: Application, 0x600003b0, pid: 8, label: 'Cafe'
      Element subtree:
       →Application, 0x600003b0, pid: 8, label: 'Cafe'
          Window (Main), 0x600003b1, {{0.0, 0.0}, {390.0, 844.0}}
            NavigationBar, 0x600003b2, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Orders'
            Other, 0x600003b3, {{0.0, 100.0}, {390.0, 744.0}}
              Button, 0x600003b4, {{20.0, 120.0}, {200.0, 44.0}}, identifier: 'buy', \
      label: 'Buy 'em, all', Selected
              TextField, 0x600003b5, {{20.0, 180.0}, {200.0, 40.0}}, identifier: 'name', \
      placeholderValue: 'Name', value: Ann, Disabled
      Path to element:
       →Application, 0x600003b0, pid: 8, label: 'Cafe'
      """)

  /// A view tree of the debugger, with names of variables and a layer.
  package static let recursiveDescription = DumpFixture(
    name: "views.txt",
    text: """
      'OrderViewController:0x7f01' <UIView: 0x7f02; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
         | _buyButton <UIButton: 0x7f03; frame = (20 100; 200 44); opaque = NO; \
      layer = <CALayer: 0x2>>
         |    | <UIButtonLabel: 0x7f04; frame = (0 0; 90 20); text = 'Buy; now'; layer = <_L: 0x3>>
         | <CafeView: 0x7f05; baseClass = UIControl; frame = (20 200; 50.5 30); hidden = YES; \
      alpha = 0.5; tag = 7; layer = <CALayer: 0x4>>
         |    | <_UILabelContentLayer: 0x7f06> (layer)
         | <<_UITextContainerView: 0x7f07; frame = (0 300; 40 30); userInteractionEnabled = NO; \
      layer = <CALayer: 0x5>> minSize = {0, 0}>
      """)

  /// A tree of controllers.
  package static let controllers = DumpFixture(
    name: "controllers.txt",
    text: """
      <UITabBarController 0x7f01>, state: appeared, view: <UILayoutContainerView 0x7f02>
         | <UINavigationController 0x7f03>, state: appeared, view: <UILayoutContainerView 0x7f04>
         |    | <OrderViewController 0x7f05>, state: appeared, view: <UIView 0x7f06>
         | <UINavigationController 0x7f07>, state: disappeared, view: (view not loaded)
         |    | <CartViewController 0x7f08>, state: disappeared, view: (view not loaded)
      """)
}
