import Testing
import WUICompositor
import WUIGeometry

@testable import WUIPlatform

@Suite struct BufferLedgerTests {
  private let left = Region(PixelRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Region(PixelRect(x: 50, y: 0, width: 10, height: 10))
  private let all = Region(PixelRect(x: 0, y: 0, width: 100, height: 100))

  private func ledger(_ ids: Int...) -> BufferLedger<Int> {
    var ledger = BufferLedger<Int>(width: 100, height: 100)
    for id in ids {
      ledger.add(id)
    }
    return ledger
  }

  @Test func aNewBufferIsAllStale() {
    #expect(ledger(1).stale(1) == all)
  }

  @Test func aBufferGivenBackAtOnceMissesNothing() {
    var ledger = ledger(1)
    ledger.commit(1, damage: all)
    #expect(ledger.youngestFree == nil)
    let isOurs = ledger.release(1)
    #expect(isOurs)
    #expect(ledger.youngestFree == 1)
    #expect(ledger.stale(1).isEmpty)
  }

  @Test func aHeldBufferMissesTheFramesShownByOthers() {
    var ledger = ledger(1, 2)
    ledger.commit(1, damage: all)
    ledger.commit(2, damage: left)
    #expect(ledger.stale(1) == left)
    #expect(ledger.stale(2).isEmpty)
    _ = ledger.release(1)
    ledger.commit(1, damage: right)
    #expect(ledger.stale(1).isEmpty)
    #expect(ledger.stale(2) == right)
  }

  @Test func missedFramesAddUp() {
    var ledger = ledger(1, 2, 3)
    ledger.commit(3, damage: all)
    ledger.commit(1, damage: left)
    ledger.commit(2, damage: right)
    #expect(ledger.stale(3) == left.union(right))
    #expect(ledger.stale(1) == right)
  }

  @Test func whatIsMissedStaysAShortList() {
    var ledger = ledger(1, 2)
    ledger.commit(1, damage: all)
    for column in 0..<20 {
      ledger.commit(2, damage: Region(PixelRect(x: column * 4, y: column, width: 2, height: 1)))
    }
    #expect(ledger.stale(1).rects.count <= 16)
    #expect(ledger.stale(1).extents == PixelRect(x: 0, y: 0, width: 78, height: 20))
  }

  @Test func theYoungestFreeBufferIsTaken() {
    var ledger = ledger(1, 2, 3)
    for id in [1, 2, 3] {
      ledger.commit(id, damage: left)
    }
    _ = ledger.release(1)
    _ = ledger.release(2)
    #expect(ledger.youngestFree == 2)
  }

  @Test func fourBuffersAreTheMost() {
    var ledger = ledger(1, 2, 3)
    #expect(ledger.hasRoom)
    ledger.add(4)
    #expect(!ledger.hasRoom)
  }

  @Test func aReleaseOfAnotherSizeIsNotOurs() {
    var ledger = ledger(1)
    let isOurs = ledger.release(7)
    #expect(!isOurs)
    #expect(ledger.busy.isEmpty)
  }

  @Test func onlyFreeBuffersGrowIdle() {
    var ledger = ledger(1, 2, 3)
    for id in [1, 2, 3] {
      ledger.commit(id, damage: left)
    }
    _ = ledger.release(2)
    // Buffer 1 stays with the compositor, 2 is free, 3 does all the work.
    for _ in 0..<59 {
      _ = ledger.release(3)
      ledger.commit(3, damage: left)
    }
    let early = ledger.removeIdle()
    #expect(early == [])
    _ = ledger.release(3)
    ledger.commit(3, damage: left)
    let late = ledger.removeIdle()
    #expect(late == [2])
    #expect(Set(ledger.busy) == [1, 3])
  }
}
