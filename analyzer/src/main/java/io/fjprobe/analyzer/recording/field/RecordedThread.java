package io.fjprobe.analyzer.recording.field;

import org.jspecify.annotations.Nullable;

/**
 * A thread as an event names it.
 *
 * @param systemId the system's number of it; null: not known
 * @param virtual it is a virtual thread
 */
public record RecordedThread(ThreadKey key, @Nullable Long systemId, boolean virtual) {}
