package io.fjprobe.analyzer.account.queue;

import io.fjprobe.analyzer.recording.tally.QueueGrowths;
import org.jspecify.annotations.Nullable;

/**
 * What the events of growing queues say; how often they grew is a counter.
 *
 * @param largestCapacity slots of the largest new array; null without an event
 * @param largestOfWorker it is the queue of a worker; false: a submission queue, or not known
 */
public record QueueGrowthAccount(
    long events, @Nullable Long largestCapacity, boolean largestOfWorker) {

  public static QueueGrowthAccount of(QueueGrowths growths) {
    return new QueueGrowthAccount(
        growths.events(),
        growths.events() == 0 ? null : growths.largest(),
        growths.largestOfWorker());
  }
}
