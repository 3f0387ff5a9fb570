package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.counter.Counts;
import java.util.Arrays;

/**
 * The live workers of a pool and the totals of those that ended, in one immutable object: a reader
 * never counts a worker twice or not at all, and nobody takes a lock.
 */
public final class Workers {

  static final Workers NONE = new Workers(new QueueTally[0], new Counts());

  public final QueueTally[] live;
  public final Counts ended;

  private Workers(QueueTally[] live, Counts ended) {
    this.live = live;
    this.ended = ended;
  }

  Workers with(QueueTally worker) {
    QueueTally[] more = Arrays.copyOf(live, live.length + 1);
    more[live.length] = worker;
    return new Workers(more, ended);
  }

  /** The same if it is not there. */
  Workers without(QueueTally worker) {
    if (!Arrays.asList(live).contains(worker)) {
      return this;
    }
    QueueTally[] fewer = new QueueTally[live.length - 1];
    int n = 0;
    for (QueueTally each : live) {
      if (each != worker) {
        fewer[n++] = each;
      }
    }
    Counts more = ended.copy();
    add(worker, more);
    return new Workers(fewer, more);
  }

  /** The tally of a worker thread; null if it is not a live worker. */
  public QueueTally find(Thread worker) {
    for (QueueTally each : live) {
      if (each.worker == worker) {
        return each;
      }
    }
    return null;
  }

  /** What they counted, those that ended included; times of what goes on, up to now. */
  public Counts totals() {
    Counts sum = ended.copy();
    for (QueueTally each : live) {
      add(each, sum);
    }
    return sum;
  }

  private static void add(QueueTally worker, Counts sum) {
    sum.add(worker.counts(System.nanoTime()));
    sum.add(Counter.WORKERS_STARTED, worker.adopted ? 0 : 1);
  }
}
