/*
 * Takes a picture of an output of KWin's, as a PNG file:
 *
 *   KWinCamera ADDRESS OUTPUT FILE
 *
 * ADDRESS is that of the session bus. KWin answers where it draws with OpenGL
 * and was started with KWIN_SCREENSHOT_NO_PERMISSION_CHECKS=1.
 */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <systemd/sd-bus.h>

#include "wui_png.h"

static void fail(const char *what, int error) {
    fprintf(stderr, "KWinCamera: %s: %s\n", what, strerror(-error));
    exit(1);
}

static sd_bus *connect_to(const char *address) {
    sd_bus *bus = NULL;
    int result = sd_bus_new(&bus);
    if (result < 0 || (result = sd_bus_set_address(bus, address)) < 0 ||
        (result = sd_bus_set_bus_client(bus, 1)) < 0 ||
        (result = sd_bus_negotiate_fds(bus, 1)) < 0 ||
        (result = sd_bus_start(bus)) < 0) {
        fail("no bus", result);
    }
    return bus;
}

/* What KWin says of the picture that it writes to the descriptor. */
static sd_bus_message *capture(sd_bus *bus, const char *output, int fd) {
    sd_bus_message *reply = NULL;
    sd_bus_error error = SD_BUS_ERROR_NULL;
    const int result = sd_bus_call_method(
        bus, "org.kde.KWin", "/org/kde/KWin/ScreenShot2",
        "org.kde.KWin.ScreenShot2", "CaptureScreen", &error, &reply, "sa{sv}h",
        output, 1, "native-resolution", "b", 1, fd);
    if (result < 0) {
        fail(error.message != NULL ? error.message : "no picture", result);
    }
    return reply;
}

static uint32_t number(sd_bus_message *reply, const char *wanted) {
    uint32_t value = 0;
    const char *name;
    sd_bus_message_rewind(reply, 1);
    sd_bus_message_enter_container(reply, 'a', "{sv}");
    while (sd_bus_message_enter_container(reply, 'e', "sv") > 0) {
        sd_bus_message_read(reply, "s", &name);
        if (strcmp(name, wanted) == 0) {
            sd_bus_message_read(reply, "v", "u", &value);
        } else {
            sd_bus_message_skip(reply, "v");
        }
        sd_bus_message_exit_container(reply);
    }
    return value;
}

/* The rest of what KWin writes; it does so while we read. */
static void read_whole(int fd, void *data, size_t size) {
    for (size_t done = 0; done < size;) {
        const ssize_t count = read(fd, (char *)data + done, size - done);
        if (count <= 0) {
            fail("the picture is cut short", -EIO);
        }
        done += (size_t)count;
    }
}

int main(int argc, char **argv) {
    int fds[2];
    if (argc != 4 || pipe(fds) != 0) {
        return 2;
    }
    sd_bus *bus = connect_to(argv[1]);
    sd_bus_message *reply = capture(bus, argv[2], fds[1]);
    close(fds[1]);
    const uint32_t width = number(reply, "width");
    const uint32_t height = number(reply, "height");
    if (width == 0 || number(reply, "stride") != width * 4) {
        fail("a picture of an unknown kind", -EINVAL);
    }
    uint32_t *pixels = malloc((size_t)width * height * 4);
    read_whole(fds[0], pixels, (size_t)width * height * 4);
    size_t length = 0;
    void *png = wui_png_encode(pixels, width, height, &length);
    FILE *file = fopen(argv[3], "wb");
    if (png == NULL || file == NULL || fwrite(png, 1, length, file) != length ||
        fclose(file) != 0) {
        fail(argv[3], -EIO);
    }
    free(png);
    free(pixels);
    sd_bus_message_unref(reply);
    sd_bus_unref(bus);
    return 0;
}
