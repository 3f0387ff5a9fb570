package io.fjprobe.bootstrap.queue;

/** Tasks that left a queue between two looks: evenly, as far as anybody knows. */
final class Departures {

  private final long before;
  private final long now;
  private final long first;
  private final long end;

  /**
   * @param before when the earlier look was
   * @param first position of the first one
   * @param end position after the last one
   */
  Departures(long before, long now, long first, long end) {
    this.before = before;
    this.now = now;
    this.first = first;
    this.end = end;
  }

  double nanosOf(double position) {
    return before + (position - first) / (end - first) * (now - before);
  }
}
