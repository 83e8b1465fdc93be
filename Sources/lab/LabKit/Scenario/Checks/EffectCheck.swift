import LabLanguage
import MiniUI

/// A check for names and values without effect in valid files: UIKit and the web ignore them.
struct EffectCheck {
  /// The scenarios, which may send an app's messages and bring other apps with pages.
  private let scenarios: [LoadedScenario]

  init(in scenarios: [LoadedScenario]) {
    self.scenarios = scenarios
  }

  /// Returns the warnings about an app, in the order of its file.
  func warnings(
    about app: AppDescription, _ classes: ClassTree, in file: SourceFile
  ) -> [SourceError] {
    let views = app.classes.flatMap { [$0.value.view, $0.value.titleView] }.compactMap(\.self)
    let pages = app.pages.map(\.value)
    let addresses =
      app.code.everything.compactMap(\.loadedAddress)
      + pages.flatMap { $0.steps + $0.elements.flatMap(\.value) }.compactMap(\.openedAddress)
    let trees = (views + app.code.addedViews).flatMap(\.value.tree)
    let found =
      nearMisses(in: app, classes, file) + trees.flatMap { frames(in: $0, classes) }
      + missing(addresses, from: [app])
    return found.sorted { $0.offset < $1.offset }
      .map { SourceError($0, in: file, isWarning: true) }
  }

  /// Returns the warnings about the pages that a scenario's steps open.
  func warnings(aboutStepsOf loaded: LoadedScenario) -> [SourceError] {
    let verbs = loaded.scenario.steps.map(\.value.verb)
    let code = verbs.flatMap(\.actions) + verbs.flatMap(\.operations).flatMap(\.steps)
    let addresses =
      verbs.flatMap(\.pageActions).compactMap(\.openedAddress)
      + code.everything.compactMap(\.loadedAddress)
    return missing(addresses, from: [loaded.app] + loaded.otherApps)
      .map { SourceError($0, in: loaded.file, isWarning: true) }
  }

  /// Returns the addresses of the web without a page in the apps, which a scenario may join.
  private func missing(_ addresses: [Located<String>], from apps: [AppDescription]) -> [Mistake] {
    guard !addresses.isEmpty else { return [] }
    let joined = scenarios.flatMap { [$0.app] + $0.otherApps }
    let own = apps.flatMap(\.pages).map(\.key.value)
    let known = Set((own + joined.flatMap(\.pages).map(\.key.value)).map(\.withoutQuery))
    return addresses.filter { $0.value.isOfWeb && !known.contains($0.value.withoutQuery) }.map {
      Mistake(
        "'pages' has no \($0.value.withoutQuery), so nothing is shown", at: $0.range.lowerBound,
        remedy: Suggestion.question(for: $0.value.withoutQuery, among: own) ?? "add it to 'pages'")
    }
  }

  /// Returns the methods that nothing sends and whose names resemble one of UIKit's.
  private func nearMisses(
    in app: AppDescription, _ classes: ClassTree, _ file: SourceFile
  ) -> [Mistake] {
    let found = app.classes.flatMap { entry -> [(Located<String>, String)] in
      guard let system = classes.systemClass(above: entry.key.value) else { return [] }
      let names = MethodTypes.names(of: system)
      return entry.value.methods.map(\.key).compactMap { method in
        guard MethodTypes.known(method.value, in: system, system.table) == nil,
          let near = Suggestion.nearest(to: method.value, among: names)
        else { return nil }
        return (method, near)
      }
    }
    guard !found.isEmpty else { return [] }
    let keys = Set(app.classes.flatMap(\.value.methods).map(\.key.range.lowerBound))
    let others = scenarios.map(\.file).filter { $0.name != file.name }
    let sent = others.reduce(into: SelectorWords(in: file, without: keys).all) {
      $0.formUnion(SelectorWords(in: $1).all)
    }
    return found.filter { !sent.contains($0.0.value) }.map { method, near in
      Mistake(
        "nothing sends \(method.value.quoted), and UIKit has no such method",
        at: method.range.lowerBound, remedy: "did you mean \(near.quoted)?")
    }
  }

  /// Returns the frames of the views that a stack lays out.
  private func frames(in view: ViewDescription, _ classes: ClassTree) -> [Mistake] {
    guard view.stack != nil || classes.isKind(view.type, of: "UIStackView") else { return [] }
    return view.subviews.map(\.value).compactMap { subview in
      guard let setting = subview.settings.first(where: { $0.property == .frame }),
        case .numbers(let numbers) = setting.value.value
      else { return nil }
      if sizesItself(subview, classes) {
        return Mistake(
          "'frame' of \(subview.words) has no effect, because a stack lays it out by its contents",
          at: setting.value.range.lowerBound, remedy: "remove it")
      }
      guard numbers.prefix(2).contains(where: { $0 != 0 }) else { return nil }
      return Mistake(
        "x and y of \(subview.words) have no effect, because a stack lays it out",
        at: setting.value.range.lowerBound, remedy: "write 0, 0")
    }
  }

  /// Returns true for a view whose size in a stack does not depend on its frame.
  private func sizesItself(_ view: ViewDescription, _ classes: ClassTree) -> Bool {
    guard view.stack == nil else { return true }
    guard let made = classes.systemClass(above: view.type)?.make() as? View else { return false }
    let size = made.intrinsicSize
    made.frame = Rect(x: 0, y: 0, width: size.width + 100, height: size.height + 100)
    return made.intrinsicSize == size
  }
}

/// The words of a file that can be selectors.
private struct SelectorWords {
  private(set) var all: Set<String> = []

  /// Collects the words, without those that begin at some offsets or behind a quote there.
  init(in file: SourceFile, without offsets: Set<Int> = []) {
    var start: Int?
    for (offset, byte) in (file.bytes + [0]).enumerated() {
      if Self.isPart(byte) {
        start = start ?? offset
      } else if let first = start {
        start = nil
        guard !offsets.contains(first), !offsets.contains(first - 1) else { continue }
        all.insert(String(decoding: file.bytes[first..<offset], as: UTF8.self))
      }
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

extension AppAction {
  /// The address that the action loads into a web view.
  fileprivate var loadedAddress: Located<String>? {
    guard case .load(let load) = self else { return nil }
    return load.address
  }
}

extension PageAction {
  /// The address that the page opens.
  fileprivate var openedAddress: Located<String>? {
    switch self {
    case .navigate(let address), .frame(let address): address
    case .track, .login, .bind, .unbind, .post, .tap, .note: nil
    }
  }
}

extension [AppAction] {
  /// The views that the actions add.
  fileprivate var addedViews: [Located<ViewDescription>] {
    everything.compactMap { action in
      guard case .addView(let added) = action else { return nil }
      return added.view
    }
  }
}

extension String {
  /// True for an address of the web, except for hosts that never exist (`.invalid`, RFC 2606).
  fileprivate var isOfWeb: Bool {
    let parts = withoutQuery.split(separator: "/", maxSplits: 2)
    return ["http:", "https:"].contains(parts.first)
      && parts.dropFirst().first?.hasSuffix(".invalid") != true
  }

  fileprivate var withoutQuery: String { String(prefix { $0 != "?" && $0 != "#" }) }
}
