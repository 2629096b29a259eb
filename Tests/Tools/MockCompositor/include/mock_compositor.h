#pragma once

#include <stdbool.h>
#include <stdint.h>

/**
 * A compositor in the test's own process that does only what it is told.
 *
 * Every request of the client becomes a line of text, every event is sent
 * because a test wrote it down, in whatever order. Objects are named by
 * interface and number, from 1: `wl_buffer#2`; without a number the newest is
 * meant. It is stricter than any real compositor: what others overlook or only
 * log ends the connection here.
 */
struct mock;

struct mock *mock_create(void);
/** Ends the connection abruptly; the client's end stays open. */
void mock_destroy(struct mock *mock);

/** The client's end of the connection; to be taken once. */
int mock_client_fd(struct mock *mock);

/**
 * Whether this build has an interface in a version: what is newer than Debian
 * 12 depends on the XML and the libwayland that are installed.
 */
bool mock_knows(const char *interface, uint32_t version);

/**
 * Announces an interface: of the core, xdg-shell, xdg-decoration, viewporter,
 * fractional-scale, xdg-activation or cursor-shape. False where it is not known
 * in the version.
 */
bool mock_add_global(struct mock *mock, const char *interface, uint32_t version);
/** Takes the oldest global of an interface back. */
void mock_remove_global(struct mock *mock, const char *interface);

/** Serves the client from another thread, for calls that block until served. */
void mock_start(struct mock *mock);
void mock_stop(struct mock *mock);

/** Readable when `mock_serve` has something to take in. */
int mock_fd(const struct mock *mock);
/** Takes in what the client has sent and sends what is waiting. */
void mock_serve(struct mock *mock);
/** Sends what is waiting and reads nothing, so that the socket fills up. */
void mock_deliver(struct mock *mock);
/** Closes the connection without a word, as when the compositor crashes. */
void mock_hang_up(struct mock *mock);

/**
 * Sends `event` ("xdg_toplevel.configure") with arguments in words: numbers,
 * names of objects, strings without spaces, and arrays of 32-bit numbers as
 * "4,1" or "-". False where an object or the event does not exist. A callback
 * ends with its event.
 */
bool mock_send(struct mock *mock, const char *event, const char *arguments);

/**
 * A descriptor of a text and its final zero, sealed against every change; for an
 * argument of an event. Closed by the caller.
 */
int mock_sealed_file(const char *text);

/** Posts a protocol error on an object. */
bool mock_fail(struct mock *mock, const char *object, uint32_t code,
               const char *message);

/** What the mock does without being told. */
enum mock_manner {
    MOCK_BY_HAND,       /* nothing: as at first */
    MOCK_AT_ONCE,       /* answers in the moment of the commit */
    MOCK_WHEN_REPLACED, /* buffers only: when another one is shown */
};

/** Says when buffers are released and when frame callbacks are sent. */
void mock_set_manners(struct mock *mock, enum mock_manner releases,
                      enum mock_manner callbacks);

/** How many objects of an interface are alive. */
int mock_count(struct mock *mock, const char *interface);
/** How many there ever were: the number of the newest. */
int mock_count_ever(const struct mock *mock, const char *interface);

/** The requests since the last call, one a line; freed by the caller. */
char *mock_take_requests(struct mock *mock);

/** The first request that was against the rules, and why; NULL for none. */
const char *mock_violation(const struct mock *mock);
