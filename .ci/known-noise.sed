# Two lines that the toolchain prints on every build and that nothing in a package can change. They
# are dropped from what people see, so that a real warning stands out, and CI fails on any other.

# Swift Build links each library target with `-r`, where clang has no use for its own `-rdynamic`.
/: clang: warning: argument unused during compilation: '-rdynamic' \[-Wunused-command-line-argument\]$/d

# GLib's pkg-config file (through Pango) lists `-pthread`, which SwiftPM does not pass on;
# Swift links the thread library anyway.
/^warning: '[^']*': prohibited flag(s): -pthread\(, -pthread\)*$/d
