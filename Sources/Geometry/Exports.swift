// The one import of Foundation below the hosts: it brings CGFloat, CGPoint, CGSize, CGRect and
// Bundle. It is re-exported because SwiftUI re-exports Foundation, and apps rely on that.
@_exported public import Foundation
