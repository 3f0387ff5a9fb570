package io.fjprobe.analyzer.account;

import org.jspecify.annotations.Nullable;

/**
 * What tells a section from the others of its recording. Null: it is the whole recording.
 *
 * @param workload null for a whole recording
 */
public record SectionIdentity(
    @Nullable String workload, @Nullable String mode, @Nullable Integer parallelism) {

  String name() {
    return workload == null
        ? "whole recording"
        : workload
            + (mode == null ? "" : " " + mode)
            + (parallelism == null || parallelism == 0 ? "" : ", parallelism " + parallelism);
  }
}
