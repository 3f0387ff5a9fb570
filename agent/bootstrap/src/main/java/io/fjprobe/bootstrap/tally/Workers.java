package io.fjprobe.bootstrap.tally;

import java.util.Arrays;

/**
 * The live workers of a pool and the totals of those that ended, in one immutable object: a reader
 * never counts a worker twice or not at all, and nobody takes a lock.
 */
public final class Workers {

  static final Workers NONE = new Workers(new QueueTally[0], new Totals());

  public final QueueTally[] live;
  public final Totals ended;

  private Workers(QueueTally[] live, Totals ended) {
    this.live = live;
    this.ended = ended;
  }

  Workers with(QueueTally worker) {
    QueueTally[] more = Arrays.copyOf(live, live.length + 1);
    more[live.length] = worker;
    return new Workers(more, ended);
  }

  Workers without(QueueTally worker) {
    QueueTally[] fewer = new QueueTally[live.length - 1];
    int n = 0;
    for (QueueTally each : live) {
      if (each != worker) {
        fewer[n++] = each;
      }
    }
    return new Workers(fewer, ended.plus(worker));
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

  public Totals totals() {
    Totals sum = ended;
    for (QueueTally each : live) {
      sum = sum.plus(each);
    }
    return sum;
  }
}
