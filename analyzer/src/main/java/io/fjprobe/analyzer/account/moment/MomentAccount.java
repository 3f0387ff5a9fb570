package io.fjprobe.analyzer.account.moment;

import io.fjprobe.analyzer.contract.ExecutorKind;
import io.fjprobe.analyzer.contract.Unused;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which activities have the moments of a window, by looks at all threads.
 *
 * @param looks at all threads
 * @param lookedNanos wall time that they stand for; the rest of the window was not looked at
 * @param cpus that the JVM may use
 * @param executors beside pools, whose queues were looked at; null: they could not be read
 * @param virtualThreads most that were alive at one moment; null: they could not be read
 * @param readyVirtualThreads that could run and had no carrier, in the mean; null: not known
 * @param afterMain null: main has not ended, or something was asked after that
 * @param unusedShare of the time of all CPUs, 0 to 1
 * @param unused why, the most frequent first
 * @param boxes the highest first
 * @param waits for locks and permits; of threads of executors that have tasks in their queue; of
 *     workers for results, while their own queues have tasks; those of most threads first
 * @param releases of threads that waited, those that were seen most often first
 * @param oneByOne waits for one result before the next, for the reason that has the most time;
 *     null: none were seen
 * @param threads beside pools, of groups that boxes are of, the most first
 * @param kinds of executors, as far as they are known
 * @param undivided lines that began parallel streams, all elements of which went to one task, those
 *     that were seen most often first
 * @param sleepsAreRead whether the agent has read the code around lines that sleep; older ones do
 *     not
 */
public record MomentAccount(
    long looks,
    long lookedNanos,
    int cpus,
    @Nullable Long executors,
    @Nullable Long virtualThreads,
    @Nullable Double readyVirtualThreads,
    @Nullable AfterMain afterMain,
    double unusedShare,
    List<UnusedRow> unused,
    List<Box> boxes,
    List<WaitRow> waits,
    List<ReleaseRow> releases,
    @Nullable OneByOneWaits oneByOne,
    List<ThreadsRow> threads,
    List<ExecutorRow> kinds,
    List<String> undivided,
    boolean sleepsAreRead) {

  /** Whether the executor with these threads is of a kind. */
  public boolean isKind(String where, ExecutorKind kind) {
    return kinds.contains(new ExecutorRow(where, kind));
  }

  /** Returns the share of the time of all CPUs that is unused for a reason, 0 to 1. */
  public double unused(Unused why) {
    return unused.stream().filter(row -> row.why() == why).mapToDouble(UnusedRow::share).sum();
  }
}
