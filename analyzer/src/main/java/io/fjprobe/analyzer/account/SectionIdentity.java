package io.fjprobe.analyzer.account;

/**
 * What tells a section from the others of its recording. Null: it is the whole recording.
 *
 * @param workload null for a whole recording
 */
public record SectionIdentity(String workload, String mode, Integer parallelism) {

  String name() {
    return workload == null
        ? "whole recording"
        : workload
            + (mode == null ? "" : " " + mode)
            + (parallelism == null || parallelism == 0 ? "" : ", parallelism " + parallelism);
  }
}
