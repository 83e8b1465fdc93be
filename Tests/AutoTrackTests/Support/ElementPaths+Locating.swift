import MiniUI

@testable import AutoTrack

extension ElementPaths {
  /// The paths and the position that a click has for a view.
  func properties(of view: View) -> Properties {
    let place = place(of: view)
    let payload = ClickPayload(
      elementType: place.elementType, elementPosition: position(of: view),
      elementPath: path(of: view, at: place), elementViewID: place.viewID)
    return payload.properties
  }

  func position(of view: View) -> String? {
    let place = place(of: view)
    return ElementPosition.position(of: SchemeElement(view), place.kind, in: place.cell)
  }
}
