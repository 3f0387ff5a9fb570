package io.fjprobe.bootstrap.queue;

import io.fjprobe.bootstrap.event.LongText;
import io.fjprobe.bootstrap.event.QueueWaitEvent;
import io.fjprobe.bootstrap.tally.Seen;
import io.fjprobe.bootstrap.tally.SeenSums;
import java.util.Arrays;

/** How long tasks waited that left the queues of one pool. For one thread at a time. */
public final class WaitTally {

  private static final long NANOS_PER_MICRO = 1_000;

  /** As the descriptions of metrics say. */
  private static final long LONG_NANOS = 100_000_000;

  private final QueueWaitEvent event = new QueueWaitEvent();

  /** By the power of two, in microseconds, that the waits do not exceed. */
  private final long[] counts = new long[Long.SIZE];

  private final SeenSums sums;

  /** Of the look that goes on. */
  private final long[] more = SeenSums.zeros();

  /**
   * Begins with the look whose tasks are the first to be told.
   *
   * @param sums of the pool, which go on from one event to the next
   */
  public WaitTally(int poolId, SeenSums sums) {
    this.sums = sums;
    event.poolId = poolId;
    event.begin();
  }

  /**
   * A look is over.
   *
   * @param queues that it looks at
   * @param nanos since the look before
   */
  public void looked(int queues, long nanos) {
    event.end();
    event.queues = Math.max(event.queues, queues);
    event.longestInterval = Math.max(event.longestInterval, nanos);
    sums.add(more);
    Arrays.fill(more, 0);
  }

  void left(long tasks) {
    event.left += tasks;
  }

  void leftAtTop(long tasks) {
    event.leftAtTop += tasks;
  }

  void add(long tasks, long nanos) {
    long each = Math.max(0, nanos);
    event.waits += tasks;
    event.totalWait += tasks * each;
    more[Seen.QUEUE_WAITS.ordinal()] += tasks;
    more[Seen.QUEUE_WAIT_TIME.ordinal()] += tasks * each;
    more[Seen.LONG_QUEUE_WAITS.ordinal()] += each > LONG_NANOS ? tasks : 0;
    event.longestWait = Math.max(event.longestWait, each);
    counts[powerOf(each)] += tasks;
  }

  /**
   * They came and left between two looks.
   *
   * @param nanos between these
   */
  void addShorter(long tasks, long nanos) {
    event.waits += tasks;
    event.shortWaits += tasks;
    more[Seen.QUEUE_WAITS.ordinal()] += tasks;
    counts[powerOf(nanos)] += tasks;
  }

  private static int powerOf(long nanos) {
    long micros = (nanos + NANOS_PER_MICRO - 1) / NANOS_PER_MICRO;
    return micros <= 1 ? 0 : Long.SIZE - Long.numberOfLeadingZeros(micros - 1);
  }

  /** Whether there is anything to tell. */
  public boolean hasTasks() {
    return event.left + event.leftAtTop > 0;
  }

  /** What of it is to be written. */
  public QueueWaitEvent event() {
    event.distribution = LongText.of(distribution());
    return event;
  }

  private String distribution() {
    StringBuilder text = new StringBuilder();
    for (int power = 0; power < counts.length; power++) {
      if (counts[power] > 0) {
        text.append(text.length() == 0 ? "" : " ").append(power).append(':').append(counts[power]);
      }
    }
    return text.toString();
  }
}
