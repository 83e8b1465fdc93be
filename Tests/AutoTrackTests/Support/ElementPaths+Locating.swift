import MiniUI

@testable import AutoTrack

extension ElementPaths {
  /// What is written down of a view in an empty payload.
  func properties(of view: View) -> Properties {
    var payload = ClickPayload(elementType: "")
    locate(view, in: &payload)
    return payload.properties
  }

  /// The position that is written down of a view.
  func position(of view: View) -> String? {
    var payload = ClickPayload(elementType: "")
    locate(view, in: &payload)
    return payload.elementPosition
  }
}
