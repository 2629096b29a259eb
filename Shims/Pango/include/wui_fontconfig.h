#pragma once

/// Begins to read Fontconfig's configuration and caches, some hundred files, on a thread of its own: text
/// comes late in the first frame, and then they are there.
void wui_fontconfig_prepare(void);

/// Waits until they have been read; reads them where nobody has begun. To be called before all else of
/// Fontconfig, which would otherwise read them a second time.
void wui_fontconfig_wait(void);
