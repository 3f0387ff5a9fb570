package io.fjprobe.bootstrap.span;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/**
 * An operation: a task that no other task submitted, and all that come from it. Has the longest
 * path that is known in it.
 */
final class Root {

  final RootTally tally;

  private final AtomicReference<Path> longest = new AtomicReference<>();

  /** Of this path the tally knows the shares; null: of none. */
  private final AtomicReference<Path> told = new AtomicReference<>();

  /** To be told: it is in the list of those that are. */
  private final AtomicBoolean waiting = new AtomicBoolean();

  /** The next that the tally is to be told of. */
  Root next;

  Root(RootTally tally) {
    this.tally = tally;
  }

  /** Null before the first task has run. */
  Path longest() {
    return longest.get();
  }

  /**
   * Some task ends here, after so many nanoseconds in this stretch.
   *
   * @param last it is likely that no other ends later
   */
  void reaches(Stretch in, long nanos, boolean last) {
    long length = in.begin + nanos;
    Path before = longest.get();
    while (before == null || before.length() < length) {
      if (longest.compareAndSet(before, new Path(in, nanos, 0))) {
        tally.longer(length - (before == null ? 0 : before.length()));
        break;
      }
      before = longest.get();
    }
    if (last) {
      tell();
    } else if (!waiting.get()
        && longest.get() != told.get()
        && waiting.compareAndSet(false, true)) {
      Spans.tellLater(this);
    }
  }

  /** That it waits to be told is over: who finds a longer path has to say so again. */
  void tellNow() {
    waiting.set(false);
    tell();
  }

  /** Any thread may: what one counts the next takes back. */
  private void tell() {
    Path now = longest.get();
    Path before = told.getAndSet(now);
    if (now != before) {
      count(now, 1);
      if (before != null) {
        count(before, -1);
      }
    }
  }

  private void count(Path path, int sign) {
    Shares shares = new Shares();
    path.addTo(shares);
    shares.count(tally, sign);
  }
}
