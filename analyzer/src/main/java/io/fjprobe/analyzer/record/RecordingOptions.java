package io.fjprobe.analyzer.record;

import java.nio.file.Path;

/**
 * How to record.
 *
 * @param directory for all that is left
 * @param warmUps runs of each side before the first round, which are not kept
 * @param afterFailure of a run of the first round
 * @param analyzer its version
 */
public record RecordingOptions(
    Path directory,
    int rounds,
    int warmUps,
    TimeLimit limit,
    AfterFailure afterFailure,
    String analyzer) {}
