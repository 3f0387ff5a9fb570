package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.contract.LifeCounter;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One run of a program, from its main class on until its JVM shut down. Only a recording that began
 * with the JVM and ended with it holds one.
 *
 * @param startUpNanos from the start of the JVM until the main class could begin; null: not
 *     recorded
 * @param cpuNanos CPU time of the whole process in the run; null: not recorded
 */
public record RunAccount(@Nullable Long startUpNanos, long nanos, @Nullable Long cpuNanos) {

  /**
   * The trigger of the statistics that the agent writes when its work before the main class is
   * done.
   */
  private static final String START = "start";

  /**
   * The time in nanoseconds after the start of the JVM within which a recording must begin to hold
   * a whole run. It counts for older agents, which do not write the start. A recording that
   * somebody starts by hand begins later.
   */
  private static final long AT_START_NANOS = 5_000_000_000L;

  static @Nullable RunAccount of(Recording recording) {
    Facts facts = recording.facts();
    boolean premain = facts.agent() != null && "premain".equals(facts.agent().mode());
    boolean ended = facts.eventCounts().containsKey("jdk.Shutdown");
    long jvmStart = facts.jvm() == null ? 0 : facts.jvm().startNanos();
    List<Snapshot<LifeCounter>> lives =
        facts.lives().stream().sorted(Comparator.comparingLong(Snapshot::nanos)).toList();
    Snapshot<LifeCounter> start =
        lives.stream().filter(s -> s.trigger().equals(START)).findFirst().orElse(null);
    boolean atStart =
        start != null || jvmStart > 0 && recording.startNanos() - jvmStart < AT_START_NANOS;
    if (!premain || !ended || !atStart) {
      return null;
    }
    long began = start == null ? recording.startNanos() : start.nanos();
    return new RunAccount(
        jvmStart > 0 ? began - jvmStart : null,
        recording.endNanos() - began,
        start == null ? null : cpu(start, lives.get(lives.size() - 1)));
  }

  /**
   * Whether a recording is known to begin later than its JVM, as one of its last minute does. What
   * its first counts tell happened before it.
   */
  public static boolean isLaterPart(Recording recording) {
    long jvmStart = recording.facts().jvm() == null ? 0 : recording.facts().jvm().startNanos();
    return jvmStart > 0 && recording.startNanos() - jvmStart >= AT_START_NANOS;
  }

  private static @Nullable Long cpu(Snapshot<LifeCounter> start, Snapshot<LifeCounter> end) {
    long before = start.get(LifeCounter.PROCESS_CPU_TIME);
    long after = end.get(LifeCounter.PROCESS_CPU_TIME);
    return before < 0 || after < before ? null : Long.valueOf(after - before);
  }
}
