import WUICompositor

/// What is shown for a picture that does not exist: a question mark in a dashed frame.
package enum PlaceholderImage {
  package static let shared: any ImageProvider = VectorImage(
    trusted: """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" \
      fill="none" stroke="#8e8e93" stroke-linecap="round">
      <rect x="1" y="1" width="14" height="14" rx="3" stroke-width="1.25" stroke-dasharray="2.6 2"/>
      <path d="M6 6.2a2 2 0 1 1 3.1 1.7C8.3 8.4 8 8.8 8 9.6" stroke-width="1.5"/>
      <circle cx="8" cy="11.9" r="0.95" fill="#8e8e93" stroke="none"/>
      </svg>
      """)
}
