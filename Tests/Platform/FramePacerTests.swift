import Testing

@testable import WUIPlatform

@Suite struct FramePacerTests {
  /// A pacer after its first frame, whose callback has come.
  private func idle() -> FramePacer {
    var pacer = FramePacer()
    pacer.resize()
    pacer.begin()
    pacer.commit(at: 0)
    pacer.callback()
    return pacer
  }

  @Test func nothingIsDrawnBeforeTheFirstConfigure() {
    var pacer = FramePacer()
    pacer.request()
    #expect(!pacer.isDue)
    pacer.resize()
    #expect(pacer.isDue)
  }

  @Test func anIdleWindowIsNotDue() {
    #expect(!idle().isDue)
  }

  @Test func aRequestWaitsForTheCallback() {
    var pacer = idle()
    pacer.request()
    #expect(pacer.isDue)
    pacer.begin()
    pacer.commit(at: 1)
    pacer.request()
    #expect(!pacer.isDue)
    pacer.callback()
    #expect(pacer.isDue)
  }

  @Test func aRequestDuringPaintingIsForTheNextFrame() {
    var pacer = idle()
    pacer.request()
    pacer.begin()
    pacer.request()
    pacer.commit(at: 1)
    pacer.callback()
    #expect(pacer.isDue)
  }

  @Test func aNewSizeDoesNotWaitForTheCallback() {
    var pacer = idle()
    pacer.request()
    pacer.begin()
    pacer.commit(at: 1)
    pacer.resize()
    #expect(pacer.isDue)
  }

  @Test func withoutABufferEvenANewSizeWaitsForARelease() {
    var pacer = idle()
    pacer.resize()
    pacer.starve()
    #expect(!pacer.isDue)
    #expect(pacer.mustAnswer)
    pacer.feed()
    #expect(pacer.isDue)
  }

  @Test func aCallbackOlderThanASecondIsGivenUp() {
    var pacer = idle()
    pacer.request()
    pacer.begin()
    pacer.commit(at: 10)
    pacer.request()
    let early = pacer.giveUpLostCallback(at: 11)
    #expect(!early && !pacer.isDue)
    let late = pacer.giveUpLostCallback(at: 11.001)
    #expect(late && pacer.isDue)
    let again = pacer.giveUpLostCallback(at: 20)
    #expect(!again)
  }
}
