package io.fjprobe.analyzer.recording;

/**
 * Blocking that the pool does not know of.
 *
 * @param kind sleep, park, monitor enter, monitor wait, socket read, ...
 * @param line first frame of user code, or null
 * @param on class of the lock or what is parked on; or null
 */
public record BlockKey(ThreadKey thread, int segment, String kind, String line, String on) {}
