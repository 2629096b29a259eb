#pragma once

#include <stdbool.h>
#include <stdint.h>

/**
 * A compositor in the test's own process that does only what it is told.
 *
 * It knows no semantics: every request of the client becomes a line of text,
 * every event is sent because a test wrote it down, in whatever order. Objects
 * are named by interface and number, from 1: `wl_buffer#2`; without a number
 * the newest is meant.
 */
struct mock;

struct mock *mock_create(void);
/** Ends the connection abruptly; the client's end stays open. */
void mock_destroy(struct mock *mock);

/** The client's end of the connection; to be taken once. */
int mock_client_fd(struct mock *mock);

/** Announces an interface of the core, of xdg-shell or of xdg-decoration. */
bool mock_add_global(struct mock *mock, const char *interface, uint32_t version);
void mock_remove_global(struct mock *mock, const char *interface);

/** Serves the client from another thread, for calls that block until served. */
void mock_start(struct mock *mock);
void mock_stop(struct mock *mock);

/** Takes in what the client has sent and sends what is waiting. */
void mock_serve(struct mock *mock);

/**
 * Sends `event` ("xdg_toplevel.configure") with arguments in words: numbers,
 * names of objects, strings without spaces, and arrays of 32-bit numbers as
 * "4,1" or "-". False where an object or the event does not exist. A callback
 * ends with its event.
 */
bool mock_send(struct mock *mock, const char *event, const char *arguments);

/** Posts a protocol error on an object. */
bool mock_fail(struct mock *mock, const char *object, uint32_t code,
               const char *message);

/** How many objects of an interface are alive. */
int mock_count(struct mock *mock, const char *interface);

/** The requests since the last call, one a line; freed by the caller. */
char *mock_take_requests(struct mock *mock);
