package io.fjprobe.analyzer.account.queue;

import io.fjprobe.analyzer.recording.tally.QueueWaits;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How long tasks waited in queues that they leave in the order in which they came: submission
 * queues and, in async mode, the workers' own. Of the scheduler of virtual threads these are
 * threads that are ready to run and wait for a carrier. Looks at the queues tell it.
 *
 * @param left tasks that left these queues in this order
 * @param leftAtTop tasks that were taken out at the other end, by threads that help or take back
 *     their own; how long these waited is not known
 * @param known for how many of the tasks that left in order it is known how long they waited
 * @param shorter how many of these came and left between two looks; they waited less than the time
 *     between
 * @param totalNanos of the waits that are known, without the shorter ones
 * @param longestIntervalNanos longest time from one look to the next; a wait is known to within
 *     twice that time, or less
 * @param times null: no wait is known
 */
public record QueueWaitAccount(
    long left,
    long leftAtTop,
    long known,
    long shorter,
    long totalNanos,
    long longestIntervalNanos,
    @Nullable WaitTimes times) {

  /** The least share (0 to 1) of the known waits that looks must be able to see. */
  private static final double WORTH_A_WORD = 0.1;

  /** Null: not recorded. */
  public static @Nullable QueueWaitAccount of(QueueWaits waits) {
    return waits.events() == 0
        ? null
        : new QueueWaitAccount(
            waits.left(),
            waits.leftAtTop(),
            Arrays.stream(waits.counts()).sum(),
            waits.shorter(),
            waits.total(),
            waits.longestInterval(),
            WaitTimes.of(waits));
  }

  /** Returns whether a good part of the tasks lay in the queue at a look, and how long is known. */
  public boolean worthAWord() {
    return known > 0 && known - shorter >= WORTH_A_WORD * known;
  }
}
