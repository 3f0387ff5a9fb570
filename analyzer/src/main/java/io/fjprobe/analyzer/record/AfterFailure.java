package io.fjprobe.analyzer.record;

/** What becomes of the runs to come if one of the first round fails. Later rounds always go on. */
public enum AfterFailure {
  /** There are no more runs. */
  STOP,
  /** They go on as if it had not failed. */
  GO_ON,
  /**
   * They go on without the program that failed. There are no more if that is the first one, with
   * which the others are compared.
   */
  LEAVE_OUT
}
