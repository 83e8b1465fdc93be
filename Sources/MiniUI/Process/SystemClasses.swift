/// The classes that every process knows from its start, so that they can be named and hooked.
enum SystemClasses {
  /// Every class of MiniUI that is registered under a name of UIKit's.
  static var all: [DynamicObject.Type] {
    [
      Invocation.self, ObjectList.self, Block.self, IndexPathObject.self,
      NotificationHub.self, PostedNotification.self,
      Responder.self, Application.self, ApplicationDelegate.self,
      View.self, Window.self, Label.self, ScrollView.self, Control.self, Button.self,
      ButtonLabel.self,
      ViewController.self, NavigationItem.self, Touch.self, TouchSet.self, TouchEvent.self,
    ]
  }
}
