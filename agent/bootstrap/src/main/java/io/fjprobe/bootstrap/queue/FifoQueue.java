package io.fjprobe.bootstrap.queue;

import io.fjprobe.bootstrap.probed.QueueView;
import java.lang.ref.WeakReference;

/**
 * What looks know of one queue that tasks leave in the order in which they came: the base grows by
 * those that leave, the top by those that come. So the position of a task tells which one it is,
 * unless tasks are taken out at the top: then others get their positions. That shows where the
 * queue counts its pushes; else only if the top is lower than at the look before.
 */
public final class FifoQueue {

  /** The moment of a look is not known: there was none. */
  public static final long NEVER = Long.MIN_VALUE;

  /** How often to read a queue that changes meanwhile. */
  private static final int MOST_READS = 4;

  private final WeakReference<Object> queue;
  private final boolean ofWorker;
  private final Arrivals arrivals = new Arrivals();
  private long before = NEVER;

  /** As the queue has it, which may overflow. */
  private int lastBase;

  private long base;
  private long top;

  /** Pushes that the top does not show: it grows by those that are taken at the top. */
  private long hiddenPushes;

  /**
   * @param ofWorker from 11 on, it takes its only task at the top
   */
  public FifoQueue(Object queue, boolean ofWorker) {
    this.queue = new WeakReference<>(queue);
    this.ofWorker = ofWorker;
  }

  public boolean isOf(Object other) {
    return queue.get() == other;
  }

  /**
   * Reads the queue.
   *
   * @param earlier when nobody had met this queue yet; {@link #NEVER}: it may be older
   */
  public void look(long now, long earlier, WaitTally waits) {
    Object its = queue.get();
    if (its == null) {
      return;
    }
    int readBase = QueueView.base(its);
    int readTop = QueueView.top(its);
    long pushes = QueueView.pushes(its);
    for (int reads = 1; reads < MOST_READS && changed(its, readTop, pushes); reads++) {
      readTop = QueueView.top(its);
      pushes = QueueView.pushes(its);
    }
    seen(now, earlier, readBase, readTop, pushes, waits);
  }

  /** A push is counted before the top grows. */
  private static boolean changed(Object queue, int top, long pushes) {
    return QueueView.top(queue) != top || QueueView.pushes(queue) != pushes;
  }

  /**
   * @param pushes so far; 0: the queue does not count them
   */
  void seen(long now, long earlier, int readBase, int readTop, long pushes, WaitTally waits) {
    int length = Math.max(0, readTop - readBase); // one may have been taken in between
    int left = readBase - lastBase;
    if (before == NEVER) {
      start(now, earlier, length);
    } else if (left < 0) {
      start(now, NEVER, length); // it began anew
    } else {
      long newBase = base + left;
      long taken = Math.max(0, pushes - newBase - length - hiddenPushes);
      if (ofWorker && newBase >= top - 1) { // each was the only one, unless younger ones were taken
        newBase += taken;
        taken = 0;
      }
      goOn(now, newBase, newBase + length, taken, waits);
    }
    before = now;
    lastBase = readBase;
    hiddenPushes = pushes - top;
  }

  private void start(long now, long earlier, int length) {
    base = 0;
    top = length;
    arrivals.start(earlier == NEVER ? now : earlier, 0);
    arrivals.grow(now, length, earlier != NEVER);
  }

  /**
   * @param taken at the top since the look before
   */
  private void goOn(long now, long newBase, long newTop, long taken, WaitTally waits) {
    long sure = Math.max(base, top - taken);
    if (sure < top) {
      arrivals.cut(sure);
      arrivals.grow(before, Math.min(top, newTop), false); // the same tasks, or others
    }
    arrivals.grow(now, newTop, true);
    Departures departures = new Departures(before, now, base, newBase);
    waits.left(newBase - base);
    waits.leftAtTop(taken);
    long both = Math.max(0, newBase - Math.max(base, top));
    arrivals.tell(base, newBase - both, departures, waits);
    if (both > 0) {
      waits.addShorter(both, now - before);
    }
    arrivals.forget(newBase);
    base = newBase;
    top = newTop;
  }
}
