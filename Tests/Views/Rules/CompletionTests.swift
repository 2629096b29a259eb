import Observation
import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// When the completion of `withAnimation` is called: exactly once, at once where nothing changes, after
/// the update where nothing animates, else when the animations are over.
@Suite struct CompletionTests {
  private let p = Remote(0.0)
  private let q = Remote(0.0)
  private let log = Journal()

  private func host() -> OffscreenHost {
    OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in
        WithState(q) { q in
          Color.red.frame(width: 200 * p.wrappedValue, height: 20)
            .accessibilityIdentifier("\(q.wrappedValue)")
        }
      }
    }
  }

  private func animate(_ changes: () -> Void) {
    withAnimation(.linear(duration: 1), changes) { log.add("done") }
  }

  @Test func anEqualValueCompletesAtOnce() {
    let host = host()
    host.perform {
      animate { p.value = 0 }
      #expect(log.entries == ["done"])
    }
    host.advance(milliseconds: 2000)
    #expect(log.entries == ["done"])
  }

  @Test func oneEqualValueAmongOthersDoesNot() {
    let host = host()
    host.perform {
      animate {
        q.value = 0
        p.value = 1
        q.value = 0
      }
      #expect(log.entries.isEmpty)
    }
    host.advance(milliseconds: 999)
    #expect(log.entries.isEmpty)
    host.advance(milliseconds: 2)
    #expect(log.entries == ["done"])
  }

  /// There and back again is a change, though none that anything shows.
  @Test func valueThatIsWrittenBackCompletesAfterTheUpdate() {
    let host = host()
    host.perform {
      animate {
        p.value = 1
        p.value = 0
      }
      #expect(log.entries.isEmpty)
    }
    #expect(log.entries == ["done"])
    #expect(!host.isAnimating)
  }

  @Test func whatDoesNotAnimateCompletesAfterTheUpdate() {
    let host = host()
    host.perform { animate { q.value = 7 } }
    #expect(host.exists("7.0"))
    #expect(log.entries == ["done"])
  }

  @Test func innerAndOuterWaitForTheirOwnChanges() {
    let host = host()
    host.perform {
      withAnimation(.linear(duration: 1)) {
        p.value = 1
        withAnimation(.linear(duration: 0.5)) {
          q.value = 0
        } completion: {
          log.add("inner")
        }
        #expect(log.entries == ["inner"])
      } completion: {
        log.add("outer")
      }
    }
    host.advance(milliseconds: 600)
    #expect(log.entries == ["inner"])
    host.advance(milliseconds: 401)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func anOuterOneWithoutChangesDoesNotWaitForTheInner() {
    let host = host()
    host.perform {
      withAnimation(.linear(duration: 1)) {
        withAnimation(.linear(duration: 0.5)) {
          p.value = 1
        } completion: {
          log.add("inner")
        }
      } completion: {
        log.add("outer")
      }
      #expect(log.entries == ["outer"])
    }
    host.advance(milliseconds: 501)
    #expect(log.entries == ["outer", "inner"])
  }

  /// A binding that carries an animation of its own makes a batch inside; the completion waits for it.
  @Test func bindingsInsideCount() {
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in
        Color.red.frame(width: 100 + 100 * p.wrappedValue, height: 20)
          .onTapGesture { animate { p.animation(.linear(duration: 2)).wrappedValue = 1 } }
      }
    }
    host.tap(x: 150, y: 20)
    host.advance(milliseconds: 1999)
    #expect(log.entries.isEmpty)
    host.advance(milliseconds: 2)
    #expect(log.entries == ["done"])
  }

  @Test func twoWindowsBothCount() {
    let other = Remote(0.0)
    let (host, second) = (
      host(),
      OffscreenHost(width: 300, height: 40) {
        WithState(other) { value in Color.red.frame(width: 100 * value.wrappedValue) }
      }
    )
    withAnimation(.linear(duration: 1)) {
      p.value = 1
      other.value = 1
    } completion: {
      log.add("done")
    }
    host.advance(milliseconds: 1500)
    host.advance(milliseconds: 1500)
    #expect(log.entries.isEmpty)
    second.advance(milliseconds: 10)
    second.advance(milliseconds: 1001)
    #expect(log.entries == ["done"])
  }

  @Test func modelsCountWhereSomethingReadsThem() {
    let model = Model()
    let host = OffscreenHost(width: 300, height: 40) { ModelBar(model: model) }
    host.perform {
      animate { model.unread = 1 }
      #expect(log.entries == ["done"])
      animate { model.width = 100 }
      #expect(log.entries == ["done"])
    }
    host.advance(milliseconds: 1001)
    #expect(log.entries == ["done", "done"])
  }

  /// Modifiers that only draw do not move with a frame that grows inside of them: the leaf's second counts.
  @Test func whatNobodySeesIsNotWaitedFor() {
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in
        Color.red.transaction { $0.animation = .linear(duration: 1) }
          .frame(width: 100 + 100 * p.wrappedValue, height: 20)
          .opacity(0.9).shadow(radius: 3).blur(radius: 1).colorMultiply(.red).blendMode(.multiply)
      }
    }
    host.perform {
      withAnimation(.linear(duration: 5)) {
        p.value = 1
      } completion: {
        log.add("done")
      }
    }
    host.advance(milliseconds: 1001)
    #expect(log.entries == ["done"])
    #expect(!host.isAnimating)
  }

  /// What a completion writes is a change of its own, without the animation it waited for.
  @Test func whatACompletionWritesIsNotAnimated() {
    let host = host()
    host.perform {
      withAnimation(.linear(duration: 1)) {
        withAnimation(.linear(duration: 1)) {
          q.value = 0
        } completion: {
          p.value = 1
        }
      }
    }
    #expect(host.span(of: .systemRed, over: .white, y: 20)?.length == 200)
    #expect(!host.isAnimating)
  }
}

@Observable private final class Model {
  var width = 0.0
  var unread = 0.0
}

private struct ModelBar: View {
  let model: Model

  var body: some View { Color.red.frame(width: model.width, height: 20) }
}
