import SeededNumbers
import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Whatever was changed in whatever order, with whatever animations: at rest the window shows what a new
/// one would, and what is drawn within the damage is what a full drawing shows.
@Suite struct RandomEditTests {
  private func host(_ block: Remote<Block>) -> OffscreenHost {
    OffscreenHost(width: 160, height: 160) {
      WithState(block) { BlockView(block: $0.wrappedValue) }
    }
  }

  @Test(arguments: 0..<12) func editsLeadWhereANewWindowStarts(_ seed: Int) {
    var dice = SeededNumbers(seed: UInt64(seed))
    var model = Block.random(depth: 4, &dice)
    let block = Remote(model)
    let host = host(block)
    for step in 0..<12 {
      var history = [String(describing: model)]
      for _ in 0...dice.roll(3) {
        model.mutate(&dice)
        change(block, to: model, on: host, &dice)
        let wait = Double(dice.roll(4)) * 70
        host.advance(milliseconds: wait)
        history.append("\(wait) ms: \(model)")
      }
      host.advance(milliseconds: 6000)
      #expect(!host.isAnimating, "seed \(seed), step \(step) never rests")
      let fresh = self.host(Remote(model))
      let differing = host.snapshot().differences(from: fresh.snapshot(), tolerance: 1) ?? -1
      #expect(differing == 0, "seed \(seed), step \(step): \(model)")
      if differing != 0 {
        for line in history { print("seed \(seed):", line) }
        return
      }
    }
  }

  @Test(arguments: 100..<108) func damageEqualsAFullDrawing(_ seed: Int) {
    var dice = SeededNumbers(seed: UInt64(seed))
    var model = Block.random(depth: 4, &dice)
    let block = Remote(model)
    let host = host(block)
    for step in 0..<12 {
      model.mutate(&dice)
      change(block, to: model, on: host, &dice)
      for _ in 0..<3 {
        host.advance(milliseconds: 40)
        let damaged = host.snapshot()
        // A new surface, drawn as a whole.
        host.resize(width: 160, height: 160)
        let differing = damaged.differences(from: host.snapshot()) ?? -1
        #expect(differing == 0, "seed \(seed), step \(step)")
        if differing != 0 { return }
      }
    }
  }

  private func change(
    _ block: Remote<Block>, to model: Block, on host: OffscreenHost, _ dice: inout SeededNumbers
  ) {
    let animation: Animation? = [nil, .linear(duration: 0.3), .spring(), .default][dice.roll(4)]
    host.perform { withAnimation(animation) { block.value = model } }
  }
}
