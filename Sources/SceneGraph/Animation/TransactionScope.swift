import WUIMotion

/// A region of the tree in which transactions are changed on their way down.
///
/// Every node and every animating view belongs to the innermost scope around it. A scope lives as long
/// as the modifier that opened it; what it does to a transaction may hold for one batch or for all.
package final class TransactionScope {
  private let parent: TransactionScope?
  private var change: ((inout Transaction) -> Void)?
  /// The only batch that is changed; nil changes all.
  private var batch: Batch.ID?

  package init(parent: TransactionScope?) { self.parent = parent }

  /// Changes the transactions of all batches from now on.
  package func modifyAlways(_ change: @escaping (inout Transaction) -> Void) {
    self.change = change
    batch = nil
  }

  /// Changes the transaction of one batch; an earlier change is forgotten.
  package func modify(in batch: Batch.ID, _ change: @escaping (inout Transaction) -> Void) {
    self.change = change
    self.batch = batch
  }

  /// The transaction of a batch as it arrives in this scope.
  package func resolve(_ current: Batch) -> Transaction {
    var transaction = parent?.resolve(current) ?? current.transaction
    if let change, batch == nil || batch == current.id { change(&transaction) }
    return transaction
  }
}

/// The changes of state that were made under one transaction, as the passes see them.
package struct Batch {
  package typealias ID = Int

  package let id: ID
  package let transaction: Transaction

  package init(id: ID, transaction: Transaction) {
    self.id = id
    self.transaction = transaction
  }
}
