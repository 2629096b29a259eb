#pragma once

#include <stdbool.h>

/** A settings portal at the other end of a socket, which says only what a test lets it. */
struct mock_portal;

struct mock_portal *mock_portal_create(void);
void mock_portal_destroy(struct mock_portal *portal);

/** The client's end of the socket; the caller owns it. To be taken once. */
int mock_portal_take_client(struct mock_portal *portal);

/** Reads and sends what it can. */
void mock_portal_process(struct mock_portal *portal);

/** The namespaces that a question was about, joined by spaces; NULL before it came. */
const char *mock_portal_question(const struct mock_portal *portal);

/** One setting of the answer to come; `type` is a letter of D-Bus (b d i s u). */
void mock_portal_set_number(struct mock_portal *portal, const char *ns, const char *name, char type,
                            double value);
void mock_portal_set_color(struct mock_portal *portal, const char *ns, const char *name, double red,
                           double green, double blue);

/** Answers the question with what was set, or with an error where `fails`. */
void mock_portal_answer(struct mock_portal *portal, bool fails);

/** Tells each of what was set as a change of its own, `depth` variants deep. */
void mock_portal_tell(struct mock_portal *portal, int depth);

/** Hangs up. */
void mock_portal_hang_up(struct mock_portal *portal);
