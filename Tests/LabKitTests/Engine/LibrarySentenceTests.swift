import AutoTrack
import LabSystem
import MiniUI
import Testing
import Wording

/// The faults, reasons and notes of MiniUI and AutoTrack have Chinese forms.
@Suite struct LibrarySentences {
  private static let names = NameFault.allCases
  private static let store: [StoreFault] = [
    .full, .locked, .readOnly, .corrupt, .foreign, .newer(version: 9), .closed,
  ]
  private static let property: [PropertyFault] =
    names.map { .name($0) } + [
      .null, .notFinite, .dictionary, .cut(to: 9), .elements(skipped: 2), .notNumber, .notList,
      .notText, .notTime, .tooEarly, .timeOfAll, .deviceID, .ofApp, .ofSDK,
    ]
  private static let identity: [IdentityFault] =
    names.map { .key($0) } + [
      .notStarted, .reservedKey, .loginKey, .missingValue, .valueNotText, .emptyValue, .sameLogin,
      .loginIsAnonymousID, .sameAnonymousID, .loggedIn, .notLoggedIn, .disabledRemotely,
    ]
  private static let page: [PageFault] =
    names.map { .name($0) } + [
      .notStarted, .noEvent, .tooLong(bytes: 9), .notJSON(at: 1), .tooDeep, .notObject,
      .unknownCall("c"), .unusedCall("c"), .unknownType("t"), .noItem, .identity(.sameLogin),
      .otherServer(""), .otherServer("s"),
    ]

  @Test func `every fault and reason has a Chinese form`() {
    let disk: [DiskFault] = [.full, .readOnly, .isFolder("a"), .missing("b")]
    let touches: [TouchMiss] = [
      .notOnScreen("a"), .outside("a", .zero), .nothing("a", .zero), .ignored("a"),
      .covered("a", by: "b", .zero),
    ]
    let keyboard: [KeyboardMiss] = [
      .notRunning, .notActive, .noFirstResponder, .takesNoText("V"),
    ]
    let hooks: [HookError] =
      [
        .types(message: "m", owner: "O", has: "()", wants: "(id)"),
        .receiver(className: "C", wants: "W"), .notHookable(message: "m"), .dead(message: "m"),
      ] + UnsentMessage.all.map { .notSent($0) }
    let classes: [ClassError] = [.emptyName, .taken("C")]
    let apps: [InstallationError] = [
      .bundleTaken("b"), .notInstalled("b"), .foreignAccessGroup("g", bundle: "b", team: "t"),
    ]
    let items: [ItemFault] = Self.names.map { .type($0) } + [.emptyID, .longID]
    let warnings: [IdentityWarning] = [.longKey, .longID]
    let paths: [PropertyPathFault] = [
      .missing(key: "k"), .noIndex(key: "k", count: 2), .typedText(key: "k"), .object,
    ]
    let reasons = SuppressionReason.allCases + [.custom(CustomReason("own"))]
    let outcomes: [ClickForecast.Outcome] =
      [.unseen(instrument: "i"), .deselection] + SuppressionReason.allCases.map { .nothing($0) }
    let all: [[any Worded]] = [
      disk, touches, keyboard, hooks, classes, apps, items, warnings, paths, reasons, outcomes,
      Self.names, Self.store, Self.property, Self.identity, Self.page,
    ]
    #expect(Self.missing(all.joined().map(\.sentence)) == [])
  }

  @Test func `every diagnostic has a Chinese form`() {
    let notes: [DeliveryNote] = [
      .storeFailed(doing: "read", because: .full), .noStore(because: StoreFault.full.sentence),
      .recordDamaged("a-1", because: "its content is not an event"),
      .storeOpened(.quarantined(as: "p", because: "its pages are inconsistent", rescued: 2)),
      .storeOpened(.migrated(from: 1)),
      .notDelivered(records: 2, because: "the server accepted nothing"),
      .statisticsFailed(doing: "add", because: .locked),
      .statisticsNotSent(because: "the request failed: \("there was no answer" as Sentence)"),
    ]
    let entries: [Diagnostics.Entry] =
      [
        .installed(instrument: "i"), .skipped(instrument: "i", because: "it is switched off"),
        .notHooked(instrument: "i", object: "O", because: HookError.dead(message: "m").sentence),
        .startedAgain, .pathCollision(path: "p", screen: "S", elements: ["a", "b", "c"]),
        .superPropertiesLost(because: .tooDeep), .badEventName("e", .empty),
        .badItem(record: "item_set", .emptyID),
        .refused(call: "flush", because: "the configuration has no delivery; add one"),
        .identityIgnored(call: "login", because: .emptyValue),
        .identityWarned(call: "login", .longID), .pageLoginIgnored("a", app: "b"),
        .keychainRefused(group: "g", status: -34018), .pageMessageIgnored(because: .noEvent),
        .remoteTaken("remote configuration"), .remoteUnchanged("business data"),
        .remoteIgnored("the cloud store's switch", because: "the server answered \(404)"),
        .badBusinessData(entry: 1, because: "'\("key")' is not a string"),
        .noBusinessData("n", at: "p", because: PropertyPathFault.object.sentence),
        .sinkFailed(event: "e", because: "words"),
      ]
      + notes.map(Diagnostics.Entry.delivery)
      + Self.property.map { .badProperty(event: "e", PropertyNote(.string("p"), $0)) }
    #expect(Self.missing(entries.map(\.sentence)) == [])
  }

  @Test func `every fault of a rule's text has a Chinese form`() {
    let texts = ["", "[", "A[", "A[x]", "/A[text ==", "A[text~=\"(\"]", "/A on x", "/x/", "A & 0"]
    let faults = PathSchemes.all.flatMap { scheme in
      texts.compactMap { fault(of: $0, in: scheme) }
    }
    #expect(Self.missing(faults.map(\.sentence)) == [])
  }

  private func fault(of text: String, in scheme: any PathScheme) -> ViewPathError? {
    do throws(ViewPathError) {
      _ = try scheme.rule(text)
      return nil
    } catch {
      return error
    }
  }

  private static func missing(_ sentences: [Sentence]) -> [Sentence] {
    sentences.filter { !Sentences.chinese.have($0) }
  }
}
