import WUIGeometry
import WUICompositor
package final class StubImage: ImageProvider { package let size = CGSize(width: 16, height: 16)
  package init() {}
  package func bitmap(pixelWidth: Int, pixelHeight: Int) -> Bitmap { Bitmap(width: 1, height: 1, pixels: [0xff888888]) } }
@MainActor package enum SystemImage { package static func provider(named: String) -> any ImageProvider { StubImage() } }
@MainActor package final class AssetCatalog { package static let shared = AssetCatalog()
  package func color(named: String, bundlePath: String?, scheme: ColorScheme) -> Color.Resolved? { nil }
  package func image(named: String, bundlePath: String?, scheme: ColorScheme, scale: CGFloat) -> (any ImageProvider, Bool) { (StubImage(), false) } }
