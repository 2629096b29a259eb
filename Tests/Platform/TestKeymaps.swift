/// A keymap as virtual keyboards such as wtype make them: nameless, its codes in order of need.
nonisolated let virtualKeymap = """
  xkb_keymap {
    xkb_keycodes "(unnamed)" { minimum = 8; maximum = 12; <K1> = 9; <K2> = 10; };
    xkb_types "(unnamed)" { include "complete" };
    xkb_compatibility "(unnamed)" { include "complete" };
    xkb_symbols "(unnamed)" { key <K1> {[Cyrillic_es]}; key <K2> {[A]}; };
  };
  """

/// A keymap as a compositor sends it, of an XKB layout such as "us" or "us+ru:2".
nonisolated func keymap(layout: String) -> String {
  """
  xkb_keymap { xkb_keycodes { include "evdev" }; xkb_types { include "complete" };
  xkb_compat { include "complete" }; xkb_symbols { include "pc+\(layout)" }; };
  """
}
