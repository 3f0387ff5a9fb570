package io.fjprobe.analyzer.scale.graph;

/** What a task did to another one; agent/events.txt has the numbers. */
enum EdgeKind {
  /** It forked or submitted the other. */
  FORK,
  /** It needs the end of the other. */
  JOIN,
  /** The other, a CountedCompleter, waits for one less. */
  ARRIVE,
  /** The time that the completion of the other took, which the task did for it. */
  COMPLETION,
  /** The other is a new CountedCompleter; in place of a time stands the one that it arrives at. */
  COMPLETER,
  /** It waits until its pool has nothing to do. */
  QUIESCE,
  /** It ends the other. */
  END,
  /** It runs the other itself, at once. */
  INVOKE;

  private static final EdgeKind[] ALL = values();

  static EdgeKind of(long number) {
    if (number < 0 || number >= ALL.length) {
      throw new IllegalArgumentException("no kind of edge: " + number);
    }
    return ALL[(int) number];
  }
}
