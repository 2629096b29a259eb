import Testing
import WUIGeometry
import WUIMotion

@Suite("Transactions")
struct TransactionTests {
  private struct Reason: TransactionKey { static let defaultValue = "none" }

  @Test("accompany the code inside withAnimation only")
  func scope() {
    #expect(Transaction.current.animation == nil)
    let result = withAnimation(.bouncy) {
      let inner = withAnimation(nil) { Transaction.current.animation }
      #expect(inner == nil)
      return Transaction.current.animation
    }
    #expect(result == .bouncy)
    withAnimation { #expect(Transaction.current.animation == .default) }
    #expect(Transaction.current.animation == nil)
    #expect(Transaction.current.batch == 0)
  }

  @Test("end when an error is thrown")
  func errors() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    #expect(Transaction.current.animation == nil)
  }

  @Test("form one batch each")
  func batches() {
    let (first, second) = withAnimation { (Transaction.current.batch, Transaction.current.batch) }
    #expect(first == second)
    #expect(first != 0)
    #expect(withAnimation { Transaction.current.batch } != first)
    let transaction = Transaction(animation: .linear)
    let (outer, inner) = withTransaction(transaction) {
      (Transaction.current.batch, withTransaction(transaction) { Transaction.current.batch })
    }
    #expect(outer != inner)
  }

  @Test("carry flags and values of an app's own")
  func values() {
    var transaction = Transaction()
    #expect(transaction[Reason.self] == "none")
    transaction[Reason.self] = "drag"
    transaction.disablesAnimations = true
    withTransaction(transaction) {
      withTransaction(\.isContinuous, true) {
        let current = Transaction.current
        #expect(current[Reason.self] == "drag")
        #expect(current.disablesAnimations && current.isContinuous)
      }
      #expect(!Transaction.current.isContinuous)
    }
  }

  @Test("stay on their thread")
  func threads() async {
    let task = withAnimation(.bouncy) { Task.detached { Transaction.current.animation } }
    #expect(await task.value == nil)
    // A task started inside runs later, when the batch is over.
    let inherited = withAnimation(.bouncy) { Task { Transaction.current.animation } }
    #expect(await inherited.value == nil)
  }
}
