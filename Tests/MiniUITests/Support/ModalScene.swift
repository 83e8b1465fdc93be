import MiniUI

/// A stage with P on the screen, presented full screen by the root, and M to be presented by P.
final class ModalScene {
  let stage = Stage()
  let presenter: Screen
  let modal: Screen

  init() {
    presenter = stage.screen("P", .fullScreen)
    modal = stage.screen("M", .fullScreen)
    stage.show(presenter, from: stage.root)
  }
}
