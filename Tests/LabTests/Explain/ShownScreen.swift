@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// A screen with elements in many unusual states.
enum ShownScreen {
  /// A scenario whose last step types a secret.
  static let scenario = """
    {
      scenario: "A small screen",
      app: {
        root: "HomeViewController",
        classes: {
          HomeViewController: {
            is: "UIViewController",
            view: { subviews: [
              { is: "UIButton", id: "buy", title: "Buy", frame: [20, 100, 100, 44],
                on: { touchUpInside: "didTap:" } },
              { is: "UIButton", title: "Gone", frame: [20, 150, 100, 44], hidden: true,
                on: { touchUpInside: "didTap:" } },
              { is: "UIButton", title: "Faint", frame: [20, 200, 100, 44], alpha: 0.005,
                on: { touchUpInside: "didTap:" } },
              { is: "UIButton", title: "Later", frame: [20, 250, 100, 44], enabled: false,
                on: { touchUpInside: "didTap:" } },
              { is: "UIButton", title: "Press", frame: [20, 300, 100, 44],
                on: { touchDown: "didTap:" } },
              { is: "UIButton", title: "Below", frame: [20, 350, 100, 44],
                on: { touchUpInside: "didTap:" } },
              { id: "veil", frame: [0, 345, 390, 55] },
              { is: "UIButton", title: "Away", frame: [20, 900, 100, 44],
                on: { touchUpInside: "didTap:" } },
              { is: "UITextField", id: "name", frame: [20, 400, 200, 34] },
              { is: "UIButton", id: "ignored", title: "Ignored", frame: [20, 450, 100, 44],
                on: { touchUpInside: "didTap:" } },
              { id: "swiped", frame: [20, 500, 100, 44],
                gestures: [{ is: "UISwipeGestureRecognizer", action: "didTap:" }] },
              { is: "UIButton", title: "Still", frame: [20, 550, 100, 44], interactive: false,
                on: { touchUpInside: "didTap:" } },
              { is: "UISlider", id: "volume", frame: [20, 600, 200, 34],
                on: { touchDown: "didTap:" } },
            ] },
            methods: { "didTap:": [] },
          },
        },
      },
      tracker: { elements: { "#ignored": { elementID: "no thanks", ignore: true } } },
      steps: [
        { launch: {} },
        { type: "secret", into: "#name", name: "typing" },
      ],
    }

    """
}

/// Files that commands read and write, without a disk.
final class WrittenFiles: FileSource, FileStore {
  private(set) var texts: [String: String]
  /// The reason why writes fail; nil if they succeed.
  var refusal: String?

  /// Texts by path.
  init(_ texts: [String: String]) {
    self.texts = texts
  }

  /// Runs the lab on these files.
  func lab(_ arguments: String...) -> LabRun { lab(arguments) }

  /// Runs the lab with a list of words.
  func lab(_ arguments: [String]) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: self, store: self)
    let code = Lab.main(arguments: arguments, console)
    return LabRun(code, output: output.text, messages: messages.text)
  }

  /// Replaces words of a file.
  func replace(_ old: String, with new: String, in path: String) {
    texts[path] = texts[path]?.replacing(old, with: new)
  }

  func kind(of path: String) -> FileKind? { MemoryFiles(texts).kind(of: path) }
  func identity(of path: String) -> FileIdentity? { nil }

  func read(_ path: String) throws(FileError) -> [UInt8] { try MemoryFiles(texts).read(path) }

  func names(in folder: String) throws(FileError) -> [String] {
    try MemoryFiles(texts).names(in: folder)
  }

  func obstacle(at path: String) -> FileError? {
    refusal.map { FileError(path: path, reason: $0) }
  }

  func makeFolder(_ path: String) throws(FileError) {}

  func remove(_ path: String) throws(FileError) {
    if let error = obstacle(at: path) { throw error }
    texts[path] = nil
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let error = obstacle(at: path) { throw error }
    texts[path] = String(decoding: bytes, as: UTF8.self)
  }
}
