/*
 * What we call of CoreFoundation, which is part of Foundation on Linux. The
 * toolchain has its headers where only the Swift compiler looks, so these are
 * the declarations of its CFRunLoop.h again, with plain types.
 */
#pragma once

#include <stdbool.h>

typedef struct __CFRunLoop *CFRunLoopRef;
typedef struct __CFRunLoopSource *CFRunLoopSourceRef;
typedef struct __CFRunLoopTimer *CFRunLoopTimerRef;
typedef const struct __CFString *CFRunLoopMode;

/* A source that is a descriptor. `version` is 1. */
typedef struct {
    long version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    const void *(*copyDescription)(const void *info);
    unsigned char (*equal)(const void *info, const void *other);
    unsigned long (*hash)(const void *info);
    int (*getPort)(void *info);
    void (*perform)(void *info);
} CFRunLoopSourceContext1;

typedef struct {
    long version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    const void *(*copyDescription)(const void *info);
} CFRunLoopTimerContext;

extern const CFRunLoopMode kCFRunLoopCommonModes;

CFRunLoopRef CFRunLoopGetMain(void);
void CFRunLoopRun(void);
void CFRunLoopWakeUp(CFRunLoopRef loop);
void CFRunLoopAddSource(CFRunLoopRef loop, CFRunLoopSourceRef source,
                        CFRunLoopMode mode);
CFRunLoopSourceRef CFRunLoopSourceCreate(const void *allocator, long order,
                                         CFRunLoopSourceContext1 *context);
void CFRunLoopSourceInvalidate(CFRunLoopSourceRef source);
CFRunLoopTimerRef CFRunLoopTimerCreate(
    const void *allocator, double fire_date, double interval,
    unsigned long flags, long order,
    void (*callout)(CFRunLoopTimerRef timer, void *info),
    CFRunLoopTimerContext *context);
void CFRunLoopAddTimer(CFRunLoopRef loop, CFRunLoopTimerRef timer,
                       CFRunLoopMode mode);
void CFRunLoopTimerSetNextFireDate(CFRunLoopTimerRef timer, double fire_date);
void CFRunLoopTimerInvalidate(CFRunLoopTimerRef timer);
double CFAbsoluteTimeGetCurrent(void);
void CFRelease(const void *object);
