package io.fjprobe.bootstrap.span;

/** A task that runs. Used again for the next task at this depth of the same thread. */
public final class SpanFrame {

  private static final long NOT = -1;

  Object task;

  /** Of the task; 0: tasks have no ids. */
  long id;

  /** Kept where the graph of tasks is recorded; else null. */
  final Edges edges = SpanStack.GRAPH ? new Edges() : null;

  /** Its class, likewise. */
  Class<?> type;

  /** Work that it did for CountedCompleters, which is theirs; and since when it does so. */
  private long completing;

  private long completingSince = NOT;

  /** The CountedCompleter that it does so for. */
  private long completed;

  /** What it runs in now; null: it is not observed. */
  private Stretch stretch;

  TaskClass taskClass;

  /** No path led to it: whoever runs it needs it. */
  boolean invoked;

  /** It is the first task of its operation. */
  boolean first;

  boolean over;

  /** How long it has run in its stretch. */
  private long nanos;

  /** No path through it has been handed on, so that it is on no other path: 1, else 0. */
  private int begun;

  /** In all. */
  long work;

  private long since;

  /** How many reasons there are for which it does not run now. */
  private int stops;

  /** Joins that are open in it, and whether they stopped it. */
  private int waits;

  private boolean stoppedByWait;
  private long waitsSince;

  /** The last one, if it was one. */
  private long waited;

  /**
   * @param led the one that led to it, for so many nanoseconds
   */
  void begins(Object of, TaskClass ofClass, Stretch led, long ledFor, long now) {
    task = of;
    taskClass = ofClass;
    stretch = led.and(ofClass, ledFor, 1);
    over = false;
    nanos = 0;
    work = 0;
    begun = 1;
    completing = 0;
    completingSince = NOT;
    since = now;
    stops = 0;
    waits = 0;
    stoppedByWait = false;
    waited = 0;
  }

  /** The task does not run, or nothing can be known of it. */
  void isNotObserved(Object of) {
    task = of;
    stretch = null;
    over = true;
  }

  boolean isObserved() {
    return stretch != null;
  }

  private void count(long now) {
    if (stops == 0 && !over) {
      long more = Math.max(0, now - since);
      nanos += more;
      work += more;
      since = now;
    }
  }

  void stops(long now) {
    count(now);
    stops++;
  }

  /** Less one reason not to run. Answers whether it runs, and so needs the clock. */
  boolean release() {
    stops--;
    return stops == 0;
  }

  void runsFrom(long now) {
    since = now;
  }

  /** Up to now it is on a path: answers what it runs in, for {@link #nanos()}. */
  Stretch until(long now) {
    count(now);
    begun = 0;
    return stretch;
  }

  /** As of the last look at the clock. */
  long nanos() {
    return nanos;
  }

  /** The path to now. */
  Path path(long now) {
    return new Path(until(now), nanos, id);
  }

  Root root() {
    return stretch.root;
  }

  /** Without what it did for others. Only after a look at the clock. */
  long ownWork() {
    return (completingSince == NOT ? work : completingSince) - completing;
  }

  /** It begins to do the work of a CountedCompleter. */
  void beginsCompletion(long of, long now) {
    count(now);
    if (completingSince == NOT) {
      completingSince = work;
      completed = of;
    }
  }

  boolean isCompleting() {
    return completingSince != NOT;
  }

  long completed() {
    return completed;
  }

  /** Answers how long it did. */
  long endsCompletion(long now) {
    count(now);
    long nanos = work - completingSince;
    completing += nanos;
    completingSince = NOT;
    return nanos;
  }

  /** How long the path is at least, without a look at the clock. */
  long knownLength() {
    return stretch.begin + nanos;
  }

  /** It needs what this one, after so many nanoseconds, ends with as well. */
  void needs(Stretch other, long otherNanos, long now) {
    count(now);
    if (other.begin + otherNanos > knownLength()) {
      stretch = other.and(taskClass, otherNanos, begun);
      nanos = 0;
    }
  }

  /**
   * A join begins.
   *
   * @param done there is nothing to wait for
   */
  boolean waits(boolean done) {
    waits++;
    waited = 0;
    return !done && !stoppedByWait;
  }

  void waitsFrom(long now) {
    stoppedByWait = true;
    waitsSince = now;
    stops(now);
  }

  /** A join ends. Answers whether the clock is needed. */
  boolean waited() {
    waits--;
    return stoppedByWait && waits <= 0;
  }

  void waitedUntil(long now) {
    stoppedByWait = false;
    waited = Math.max(0, now - waitsSince);
    stops--;
    since = now;
  }

  /** The last wait was for something that is no task: it is part of the task. */
  void countsWaitAsWork() {
    work += waited;
    countsWait();
  }

  /** The last wait was for something outside the operation: it is part of the path. */
  void countsWait() {
    nanos += waited;
    waited = 0;
  }
}
