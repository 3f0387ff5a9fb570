package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/**
 * How long tasks waited in queues that they leave in the order in which they came. Looks read where
 * each queue begins and ends; no hook does anything for it.
 */
@Name("fjprobe.QueueWait")
@Label("Queue Wait")
@Category({"Fork/Join", "Pool"})
@Description(
    "How long tasks waited that left the submission queues of a pool and, in async mode, the queues of its workers, since the event before. The agent looks at these queues at random moments, and the event begins and ends with such looks. A wait is known to within the time between two looks.")
@StackTrace(false)
public final class QueueWaitEvent extends Event {

  @Label("Pool")
  public int poolId;

  @Label("Queues")
  @Description("Most of these queues that were read at one look")
  public int queues;

  @Label("Left")
  @Description("Tasks that left these queues in the order in which they came")
  public long left;

  @Label("Left At Top")
  @Description(
      "Tasks that were taken out at the other end, by threads that help or take back their own tasks; how long these waited is not known")
  public long leftAtTop;

  @Label("Waits")
  @Description("For how many of the tasks that left in order it is known how long they waited")
  public long waits;

  @Label("Short Waits")
  @Description(
      "How many of these came and left between two looks: they waited less than the time between")
  public long shortWaits;

  @Label("Total Wait")
  @Description("Of the waits that are known, without the short ones")
  @Timespan(Timespan.NANOSECONDS)
  public long totalWait;

  @Label("Longest Wait")
  @Description("Of these; 0: there are none")
  @Timespan(Timespan.NANOSECONDS)
  public long longestWait;

  @Label("Longest Interval")
  @Description("Longest time from one look to the next")
  @Timespan(Timespan.NANOSECONDS)
  public long longestInterval;

  @Label("Distribution")
  @Description(
      "Of the waits that are known: n:count where count tasks waited at most 2^n microseconds and more than half of that. A short one counts as long as the time between its looks. Separated by spaces")
  public String distribution;
}
