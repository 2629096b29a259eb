import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// components.md §4.1 through views; the frames are computed from the rules by hand.
@Suite struct LayoutRuleTests {
  /// The frame of the view named "a" in a window of 400 × 300.
  private func frame<V: View>(
    _ identifier: String = "a", direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: () -> V
  ) -> CGRect {
    OffscreenHost(width: 400, height: 300, layoutDirection: direction, content: view)
      .frame(of: identifier)
  }

  @Test func l1_childrenMayExceedTheProposalAndAreNotClipped() {
    let host = OffscreenHost(width: 400, height: 300) {
      Color.red.frame(width: 200, height: 200).frame(width: 100, height: 100)
        .accessibilityIdentifier("a")
    }
    #expect(host.frame(of: "a") == CGRect(x: 150, y: 100, width: 100, height: 100))
    #expect(host.pixel(x: 105, y: 150) == .systemRed)
    #expect(host.pixel(x: 295, y: 150) == .systemRed)
  }

  @Test func l2_unspecifiedColoursAre10AndCirclesAreSquare() {
    #expect(
      frame { Color.red.accessibilityIdentifier("a").fixedSize() }.size
        == CGSize(width: 10, height: 10))
    #expect(frame { Circle().accessibilityIdentifier("a") }.size == CGSize(width: 300, height: 300))
    #expect(
      frame {
        Rectangle().accessibilityIdentifier("a").fixedSize(horizontal: true, vertical: false)
      }
      .size == CGSize(width: 10, height: 300))
  }

  @Test func l2_geometryReadersTakeAllAndPlaceAtTheCorner() {
    let host = OffscreenHost(width: 400, height: 300) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 3)
          .accessibilityIdentifier("a")
      }
    }
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func l3_aFixedAxisLeavesTheOtherToTheChild() {
    #expect(
      frame { Color.red.frame(width: 100).accessibilityIdentifier("a") }
        == CGRect(x: 150, y: 0, width: 100, height: 300))
    #expect(
      frame("b") {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
          .frame(width: 100, height: 100, alignment: .bottomTrailing)
      } == CGRect(x: 230, y: 190, width: 20, height: 10))
  }

  @Test func l4_infiniteMaximumTakesAllAndHugsWhenUnspecified() {
    #expect(
      frame {
        Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity)
          .accessibilityIdentifier("a")
      } == CGRect(x: 0, y: 140, width: 400, height: 20))
    #expect(
      frame {
        Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity)
          .accessibilityIdentifier("a").fixedSize(horizontal: true, vertical: false)
      } == CGRect(x: 190, y: 140, width: 20, height: 20))
  }

  @Test func l4_minimumAndMaximum() {
    func width(_ minimum: CGFloat?, _ maximum: CGFloat?, child: CGFloat) -> CGFloat {
      frame {
        Color.red.frame(width: child, height: 20).frame(minWidth: minimum, maxWidth: maximum)
          .accessibilityIdentifier("a")
      }.width
    }
    #expect(width(50, 200, child: 20) == 200)
    #expect(width(50, 500, child: 20) == 400)
    #expect(width(500, nil, child: 20) == 500)
    #expect(width(50, nil, child: 80) == 80)
    #expect(width(50, nil, child: 20) == 50)
    #expect(width(nil, 200, child: 20) == 200)
    #expect(width(nil, 100, child: 150) == 100)
  }

  /// The drawer's menu: as narrow as its widest row, and every row as wide as that.
  @Test func l4_rowsGrowToTheWidestInsideFixedSize() {
    let host = OffscreenHost(width: 400, height: 300) {
      VStack(alignment: .leading, spacing: 8) {
        ForEach([60, 140, 90], id: \.self) { width in
          Color.red.frame(width: CGFloat(width), height: 20)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier("\(width)")
        }
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(host.frame(of: "60") == CGRect(x: 130, y: 112, width: 140, height: 20))
    #expect(host.frame(of: "140") == CGRect(x: 130, y: 140, width: 140, height: 20))
    #expect(host.frame(of: "90") == CGRect(x: 130, y: 168, width: 140, height: 20))
  }

  @Test func l5_fixedSizeOffersNothing() {
    let text = "a text that is wider than its frame by far"
    let natural = frame { Text(text).fixedSize().accessibilityIdentifier("a") }.size
    let host = OffscreenHost(width: 400, height: 300) {
      VStack {
        Text(text).fixedSize().accessibilityIdentifier("both").frame(width: 50, height: 10)
        Text(text).fixedSize(horizontal: true, vertical: false).accessibilityIdentifier("wide")
          .frame(width: 50)
        Text(text).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("tall")
          .frame(width: 50, height: 10)
        Color.red.fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("colour")
          .frame(width: 50)
      }
    }
    #expect(host.frame(of: "both").size == natural)
    #expect(host.frame(of: "wide").size == natural)
    #expect(host.frame(of: "tall").width <= 50 && host.frame(of: "tall").height > natural.height)
    #expect(host.frame(of: "colour").size == CGSize(width: 50, height: 10))
  }

  @Test func l6_stacksShareWhatIsLeft() {
    let host = OffscreenHost(width: 400, height: 300) {
      HStack(spacing: 10) {
        Color.red.frame(width: 60).accessibilityIdentifier("fixed")
        Color.green.accessibilityIdentifier("first")
        Color.blue.frame(maxWidth: 100).accessibilityIdentifier("limited")
        Color.yellow.accessibilityIdentifier("last")
      }
    }
    // 400 − 30 − 60 − 100 = 210 for two.
    #expect(host.frame(of: "first").width == 105)
    #expect(host.frame(of: "limited").width == 100)
    #expect(host.frame(of: "last") == CGRect(x: 295, y: 0, width: 105, height: 300))
  }

  @Test func l6_priorityComesFirst() {
    let host = OffscreenHost(width: 400, height: 300) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50).accessibilityIdentifier("low")
        Color.green.layoutPriority(1).accessibilityIdentifier("high")
      }
    }
    #expect(host.frame(of: "low").width == 50)
    #expect(host.frame(of: "high").width == 350)
  }

  @Test func l7_spacingIs8AndNoneAroundSpacers() {
    let host = OffscreenHost(width: 400, height: 300) {
      VStack {
        Color.red.frame(width: 48, height: 48).accessibilityIdentifier("header")
        Spacer().frame(height: 16)
        Color.red.frame(width: 48, height: 48).accessibilityIdentifier("first")
        Color.red.frame(width: 48, height: 48).accessibilityIdentifier("second")
      }
    }
    let (header, first) = (host.frame(of: "header"), host.frame(of: "first"))
    #expect(first.midY - header.midY == 64)
    #expect(host.frame(of: "second").midY - first.midY == 56)
  }

  @Test func l8_zStackAlignsAndTakesTheLargest() {
    let host = OffscreenHost(width: 400, height: 300) {
      ZStack(alignment: .leading) {
        Color.red.frame(width: 200, height: 100).accessibilityIdentifier("large")
        Color.green.frame(width: 50, height: 20).accessibilityIdentifier("small")
      }
      .accessibilityIdentifier("stack")
    }
    #expect(host.frame(of: "stack") == CGRect(x: 100, y: 100, width: 200, height: 100))
    #expect(host.frame(of: "small") == CGRect(x: 100, y: 140, width: 50, height: 20))
  }

  @Test func l9_overlaysGetTheSizeAndNeverChangeIt() {
    let host = OffscreenHost(width: 400, height: 300) {
      Color.blue.frame(width: 100, height: 100)
        .overlay {
          Color.red.accessibilityIdentifier("fills")
          Color.green.frame(width: 300, height: 10).accessibilityIdentifier("wide")
        }
        .background(alignment: .bottomTrailing) {
          Color.yellow.frame(width: 10, height: 10).accessibilityIdentifier("behind")
        }
        .accessibilityIdentifier("a")
    }
    #expect(host.frame(of: "a") == CGRect(x: 150, y: 100, width: 100, height: 100))
    #expect(host.frame(of: "fills") == host.frame(of: "a"))
    #expect(host.frame(of: "wide") == CGRect(x: 50, y: 145, width: 300, height: 10))
    #expect(host.frame(of: "behind") == CGRect(x: 240, y: 190, width: 10, height: 10))
  }

  @Test func l10_paddingDefaultsTo16() {
    #expect(
      frame { Color.red.accessibilityIdentifier("a").padding() }
        == CGRect(x: 16, y: 16, width: 368, height: 268))
    #expect(
      frame { Color.red.accessibilityIdentifier("a").padding(.leading) }
        == CGRect(x: 16, y: 0, width: 384, height: 300))
    #expect(
      frame(direction: .rightToLeft) { Color.red.accessibilityIdentifier("a").padding(.leading) }
        == CGRect(x: 0, y: 0, width: 384, height: 300))
  }

  /// L11: rendering changes and offsets leave the layout alone.
  @Test func l11_effectsNeverChangeLayout() {
    let host = OffscreenHost(width: 400, height: 300) {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50)
          .offset(x: 30, y: 70).rotationEffect(.degrees(30)).scaleEffect(3).opacity(0.5)
          .blendMode(.multiply).clipShape(Circle()).mask { Color.black }
          .shadow(color: .black, radius: 10).accessibilityIdentifier("a")
        Color.green.frame(width: 50, height: 50).accessibilityIdentifier("b")
      }
    }
    #expect(host.frame(of: "a") == CGRect(x: 150, y: 125, width: 50, height: 50))
    #expect(host.frame(of: "b") == CGRect(x: 200, y: 125, width: 50, height: 50))
  }

  @Test func l11_positionTakesAllAndCentres() {
    let host = OffscreenHost(width: 400, height: 300) {
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("child")
        .position(x: 100, y: 60).accessibilityIdentifier("a")
    }
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(host.frame(of: "child") == CGRect(x: 75, y: 35, width: 50, height: 50))
  }

  @Test func l12_orderIsMeaning() {
    func corner<V: View>(_ view: V) -> PixelColor {
      OffscreenHost(width: 100, height: 100) { view }.pixel(x: 1, y: 1)
    }
    #expect(corner(Color.clear.background(Color.blue).cornerRadius(20)) == .white)
    #expect(corner(Color.clear.cornerRadius(20).background(Color.blue)) == .systemBlue)
  }

  @Test(arguments: [1.0, 1.5, 2]) func l13_drawnFramesLieOnDevicePixels(_ scale: CGFloat) {
    let host = OffscreenHost(width: 100, height: 100, scale: scale) {
      Color.red.frame(width: 33.3, height: 33.3)
    }
    let picture = host.snapshot()
    for x in 0..<picture.width {
      let pixel = picture.pixel(x: x, y: picture.height / 2)
      #expect(pixel == .white || pixel == .systemRed, "column \(x): \(pixel)")
    }
  }

  /// Between two settled places, whole device pixels are no places to stop at.
  @Test(arguments: [1.0, 1.5, 2]) func l13_onTheWayTheyLieBetweenDevicePixels(_ scale: CGFloat) {
    let isMoved = Remote(false)
    let host = OffscreenHost(width: 100, height: 20, scale: scale) {
      WithState(isMoved) { isMoved in
        Color.red.frame(width: 33.3).offset(x: isMoved.wrappedValue ? 20 : 0)
          .animation(.linear(duration: 1), value: isMoved.wrappedValue)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let width = (33.3 * scale).rounded() / scale
    host.perform { isMoved.value = true }
    for step in 1...7 {
      host.advance(milliseconds: 123)
      let seen = host.span(of: .systemRed, over: .white, y: 10)
      let place = 20 * CGFloat(step) * 0.123
      #expect(isNear(seen?.start, place, within: 0.02) && isNear(seen?.length, width, within: 0.04))
    }
    host.advance(milliseconds: 200)
    #expect(host.span(of: .systemRed, over: .white, y: 10) == Span(start: 20, end: 20 + width))
  }

  @Test func l6_rightToLeftMirrorsStacksAndAlignment() {
    let host = OffscreenHost(width: 400, height: 300, layoutDirection: .rightToLeft) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 50, height: 50).accessibilityIdentifier("first")
          Color.green.frame(width: 70, height: 50).accessibilityIdentifier("second")
        }
        Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("below")
      }
    }
    #expect(host.frame(of: "first").minX == 210)
    #expect(host.frame(of: "second").minX == 140)
    #expect(host.frame(of: "below").maxX == 260)
  }
}
