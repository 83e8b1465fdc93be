import Testing

@testable import AutoTrack

@Suite struct ViewPathErrors {
  /// A refused text, the offset of the fault and the expectation there.
  struct Mistake: Sendable, CustomTestStringConvertible {
    /// The complete error, for a comparison of all parts.
    let error: ViewPathError

    /// The arguments are in the order of reading: text, offset, expectation.
    init(_ text: String, _ offset: Int, _ expectation: ViewPathError.Expectation) {
      error = ViewPathError(text: text, offset: offset, expectation: expectation)
    }

    /// The text in quotes, which shows blanks.
    var testDescription: String { "'\(error.text)'" }
  }

  @Test(arguments: [
    Mistake("", 0, .className), Mistake("/A", 0, .className), Mistake("A[0]/", 5, .className),
    Mistake("A//B", 2, .className), Mistake("[0]", 0, .className), Mistake(" A", 0, .className),
    Mistake("A ", 1, .nextStep), Mistake("A[0]B", 4, .nextStep), Mistake("A]", 1, .nextStep),
    Mistake("My View[0]", 2, .nextStep), Mistake("A & 0", 1, .nextStep),
    Mistake("A>[0]", 1, .nextStep), Mistake("A\n", 1, .nextStep),
    Mistake("A[0]\u{7f}", 4, .nextStep),
    Mistake("A<B[0]", 3, .closingAngle), Mistake("A<B<C>/D", 6, .closingAngle),
    Mistake("A[", 2, .index), Mistake("A[]", 2, .index), Mistake("A[-1]", 2, .index),
    Mistake("A[-]", 2, .index), Mistake("A[ 0]", 2, .index), Mistake("A[header]", 2, .index),
    Mistake("A[0:]", 4, .number), Mistake("A[header:]", 9, .number), Mistake("A[007]", 2, .number),
    Mistake("A[0:-1]", 4, .number), Mistake("A[9223372036854775808]", 2, .number),
    Mistake("A[0", 3, .closingBracket), Mistake("A[0:1:2]", 5, .closingBracket),
    Mistake("A[0/B[0]", 3, .closingBracket), Mistake("商品[0", 8, .closingBracket),
  ])
  func `a path is refused at the offset of the fault`(mistake: Mistake) {
    #expect(throws: mistake.error) { try ViewPath(mistake.error.text) }
  }

  @Test(arguments: [
    Mistake("", 0, .className), Mistake("A-", 2, .className), Mistake("A-&", 2, .className),
    Mistake("A->B & 0-0", 2, .className), Mistake("A", 1, .ampersand),
    Mistake("A&0", 1, .ampersand),
    Mistake("A[0]", 1, .ampersand), Mistake("A-B &  0-0", 6, .index), Mistake("A & ", 4, .index),
    Mistake("A-B & -0", 6, .index), Mistake("A-B & 0-", 8, .index), Mistake("A-B & 0", 7, .depth),
    Mistake("A-B & 0:2", 9, .depth), Mistake("A & 0-0", 5, .depthsEnd),
    Mistake("A & 0 ", 5, .depthsEnd), Mistake("A<B & 0", 4, .closingAngle),
    Mistake("A & 01", 4, .number),
  ])
  func `classes and depths are refused at the offset of the fault`(mistake: Mistake) {
    #expect(throws: mistake.error) { try ViewPath(classesAndDepths: mistake.error.text) }
  }

  @Test(arguments: [
    Mistake("", 0, .className), Mistake("/", 0, .className), Mistake("A/B", 1, .classNameEnd),
    Mistake("A[0]", 1, .classNameEnd), Mistake("A]", 1, .classNameEnd),
    Mistake("A&B", 1, .classNameEnd), Mistake("My View", 2, .classNameEnd),
    Mistake("A->B", 2, .classNameEnd), Mistake("A\tB", 1, .classNameEnd),
    Mistake("A<\u{0}>", 2, .closingAngle), Mistake("A<[B]>", 2, .closingAngle),
    Mistake("A<B", 3, .closingAngle), Mistake("A<B>>", 4, .classNameEnd),
  ])
  func `a class name that no path can contain is refused`(mistake: Mistake) {
    #expect(throws: mistake.error) { try ViewPath.ClassName(mistake.error.text) }
  }

  @Test func `a class name with a hyphen has no form in classes and depths`() throws {
    let path = try ViewPath("Home[0]/my-view[0]")
    #expect(throws: Mistake("my-view[0]", 2, .noHyphen).error) { try path.classesAndDepths }
  }

  @Test func `a step without an index has no form in classes and depths`() throws {
    let path = try ViewPath("Home[0]/UIView")
    #expect(throws: Mistake("UIView", 6, .stepIndex).error) { try path.classesAndDepths }
  }

  @Test func `an error names the text, the offset and the expectation`() {
    #expect(
      Mistake("A[0/B[0]", 3, .closingBracket).error.description
        == "'A[0/B[0]' at offset 3: expected ']'")
  }
}
