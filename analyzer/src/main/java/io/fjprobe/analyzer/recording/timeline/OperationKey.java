package io.fjprobe.analyzer.recording.timeline;

import org.jspecify.annotations.Nullable;

/**
 * Operations of one kind in one segment of the timeline.
 *
 * @param name what the program or the user calls them
 * @param mode null: they have one name only
 */
public record OperationKey(String name, @Nullable String mode, int segment) {}
