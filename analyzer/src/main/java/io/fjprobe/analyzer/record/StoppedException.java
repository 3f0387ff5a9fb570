package io.fjprobe.analyzer.record;

/** The user has interrupted the recording; what was finished before is kept. */
public final class StoppedException extends Exception {

  private static final long serialVersionUID = 1;

  StoppedException() {
    super("interrupted");
  }
}
