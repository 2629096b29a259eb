#pragma once

#include "mock_private.h"

/* What each request may not do; and what the rules remember of it. */

/** Ends the connection with an error on an object. */
void mock_violate(struct object *object, uint32_t code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

void mock_rule_create_pool(const struct mock_request *request);
void mock_rule_resize_pool(const struct mock_request *request);
void mock_rule_create_buffer(const struct mock_request *request);

void mock_rule_attach(const struct mock_request *request);
void mock_rule_frame(const struct mock_request *request);
void mock_rule_set_buffer_scale(const struct mock_request *request);
void mock_rule_commit(const struct mock_request *request);
void mock_rule_destroy_surface(const struct mock_request *request);
void mock_rule_get_viewport(const struct mock_request *request);
void mock_rule_set_destination(const struct mock_request *request);
void mock_rule_get_fractional_scale(const struct mock_request *request);

void mock_rule_get_xdg_surface(const struct mock_request *request);
void mock_rule_get_toplevel(const struct mock_request *request);
void mock_rule_ack_configure(const struct mock_request *request);
void mock_rule_set_text(const struct mock_request *request);
void mock_rule_set_limits(const struct mock_request *request);
void mock_rule_get_decoration(const struct mock_request *request);
void mock_rule_destroy_toplevel(const struct mock_request *request);
void mock_rule_destroy_xdg_surface(const struct mock_request *request);
void mock_rule_destroy_wm_base(const struct mock_request *request);

/** What a window may not show, at a commit. */
void mock_rule_commit_window(struct object *surface);
