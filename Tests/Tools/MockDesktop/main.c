/*
 * A desktop for measurements: the mock compositor in real time, in a process of
 * its own so that its work is nobody else's.
 *
 *   MockDesktop early|hold WIDTHxHEIGHT SCALE COMMAND [ARGUMENT...]
 *
 * Starts COMMAND as its only client, gives its window the whole screen of WIDTH
 * × HEIGHT pixels at SCALE pixels per point, sends frame callbacks 60 times a
 * second, and ends with the client and its status. A buffer comes back at once
 * (early), or when the next one is shown (hold). BENCH_EXEC_MOMENT tells the
 * client when it was started, in seconds of the monotonic clock.
 */
#define _GNU_SOURCE
#include <mock_compositor.h>

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct desktop {
    struct mock *mock;
    int width, height; /* points */
    double scale;
    bool is_configured;
};

static struct timespec now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time;
}

static bool announce_globals(struct mock *mock) {
    static const struct {
        const char *interface;
        uint32_t version;
    } globals[] = {
        {"wl_compositor", 4},
        {"wl_shm", 1},
        {"xdg_wm_base", 2},
        {"wl_seat", 7},
        {"wl_output", 4},
        {"zxdg_decoration_manager_v1", 1},
        {"wp_viewporter", 1},
        {"wp_fractional_scale_manager_v1", 1},
    };
    bool are_known = true;
    for (size_t i = 0; i < sizeof(globals) / sizeof(globals[0]); i++) {
        are_known &= mock_add_global(mock, globals[i].interface, globals[i].version);
    }
    return are_known;
}

/* Answers the window's first commit: no border, the whole screen. */
static void configure(struct desktop *desktop) {
    char text[64];
    snprintf(text, sizeof(text), "%d", (int)(desktop->scale * 120 + 0.5));
    mock_send(desktop->mock, "wp_fractional_scale_v1.preferred_scale", text);
    mock_send(desktop->mock, "zxdg_toplevel_decoration_v1.configure", "2");
    snprintf(text, sizeof(text), "%d %d 2,4", desktop->width, desktop->height);
    mock_send(desktop->mock, "xdg_toplevel.configure", text);
    mock_send(desktop->mock, "xdg_surface.configure", "1");
    desktop->is_configured = true;
}

/* Takes in what the client says. False where that is against the rules. */
static bool serve(struct desktop *desktop) {
    mock_serve(desktop->mock);
    char *requests = mock_take_requests(desktop->mock);
    if (!desktop->is_configured && strstr(requests, ".commit(") != NULL &&
        mock_count(desktop->mock, "xdg_toplevel") > 0) {
        configure(desktop);
        mock_deliver(desktop->mock);
    }
    free(requests);
    const char *violation = mock_violation(desktop->mock);
    if (violation != NULL) {
        fprintf(stderr, "mock desktop: against the rules: %s\n", violation);
    }
    return violation == NULL;
}

/* The screen has shown a frame. */
static void tick(struct desktop *desktop) {
    const struct timespec time = now();
    char text[16];
    snprintf(text, sizeof(text), "%u",
             (unsigned)(time.tv_sec * 1000 + time.tv_nsec / 1000000));
    while (mock_send(desktop->mock, "wl_callback.done", text)) {
    }
    mock_deliver(desktop->mock);
}

static pid_t start_client(struct mock *mock, char **command) {
    char *socket, *moment;
    const pid_t pid = fork();
    if (pid != 0) {
        close(mock_client_fd(mock));
        return pid;
    }
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    /* A copy, since the original closes on exec. */
    const struct timespec time = now();
    if (asprintf(&socket, "%d", dup(mock_client_fd(mock))) < 0 ||
        asprintf(&moment, "%ld.%09ld", (long)time.tv_sec, time.tv_nsec) < 0) {
        _exit(1);
    }
    setenv("WAYLAND_SOCKET", socket, 1);
    setenv("BENCH_EXEC_MOMENT", moment, 1);
    execvp(command[0], command);
    fprintf(stderr, "mock desktop: cannot start %s\n", command[0]);
    _exit(127);
}

static int start_ticks(void) {
    const int fd = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
    const struct timespec step = {.tv_nsec = 1000000000 / 60};
    timerfd_settime(fd, 0,
                    &(struct itimerspec){.it_interval = step, .it_value = step},
                    NULL);
    return fd;
}

/* Serves the client until it ends; returns its status. */
static int run(struct desktop *desktop, pid_t client) {
    enum { WIRE, TICKS, CLIENT, COUNT };
    struct pollfd fds[COUNT] = {
        [WIRE] = {.fd = mock_fd(desktop->mock), .events = POLLIN},
        [TICKS] = {.fd = start_ticks(), .events = POLLIN},
        [CLIENT] = {.fd = (int)syscall(SYS_pidfd_open, client, 0),
                    .events = POLLIN},
    };
    bool is_good = true;
    while (is_good && poll(fds, COUNT, -1) >= 0 && fds[CLIENT].revents == 0) {
        if (fds[WIRE].revents != 0) {
            is_good = serve(desktop);
        }
        uint64_t count;
        if (fds[TICKS].revents != 0 &&
            read(fds[TICKS].fd, &count, sizeof(count)) > 0) {
            tick(desktop);
        }
    }
    int status = 0;
    if (!is_good) {
        kill(client, SIGTERM);
    }
    waitpid(client, &status, 0);
    return is_good && WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

int main(int argc, char **argv) {
    int width, height;
    if (argc < 5 || (strcmp(argv[1], "early") != 0 && strcmp(argv[1], "hold") != 0) ||
        sscanf(argv[2], "%dx%d", &width, &height) != 2 || atof(argv[3]) <= 0) {
        fprintf(stderr, "usage: %s early|hold WIDTHxHEIGHT SCALE COMMAND...\n",
                argv[0]);
        return 2;
    }
    struct desktop desktop = {.mock = mock_create(), .scale = atof(argv[3])};
    desktop.width = (int)(width / desktop.scale);
    desktop.height = (int)(height / desktop.scale);
    if (desktop.mock == NULL || !announce_globals(desktop.mock)) {
        return 1;
    }
    mock_set_manners(desktop.mock,
                     strcmp(argv[1], "early") == 0 ? MOCK_AT_ONCE
                                                   : MOCK_WHEN_REPLACED,
                     MOCK_BY_HAND);
    const pid_t client = start_client(desktop.mock, argv + 4);
    if (client < 0) {
        return 1;
    }
    const int status = run(&desktop, client);
    mock_destroy(desktop.mock);
    return status;
}
