package io.fjprobe.analyzer.account.time;

import static java.lang.Boolean.TRUE;

import io.fjprobe.analyzer.account.code.SampleCounts;

/**
 * What is known of the time of participants before it is split into buckets. Everything in it adds
 * up over windows, so that accounts of any selection of iterations can be made. Null: not recorded.
 *
 * @param participants threads that lived in the window
 * @param totalNanos their time
 * @param blockedNanos blocked outside the pool's knowledge, by events of the JDK
 * @param pausedNanos stops of the JVM, times the participants whatever they did
 * @param cpu of the participants
 * @param crowded the CPUs were taken most of the time, so that some may have had to wait for one
 * @param runs in which workers were not looking for work
 * @param samples of the participants' stacks while they ran
 */
public record TimeParts(
    int participants,
    Long totalNanos,
    Long joinBlockedNanos,
    Long managedBlockedNanos,
    Long idleNanos,
    Long spinNanos,
    Long helpNanos,
    Long blockedNanos,
    Long pausedNanos,
    CpuBounds cpu,
    Boolean crowded,
    TimedRuns runs,
    SampleCounts samples) {

  public static final TimeParts NONE =
      new TimeParts(
          0, null, null, null, null, null, null, null, null, null, null, null, SampleCounts.NONE);

  /**
   * The parts of both windows. What one of them lacks is not recorded for both, unless that one has
   * no participants.
   */
  public TimeParts plus(TimeParts other) {
    if (isNothing()) {
      return other;
    }
    if (other.isNothing()) {
      return this;
    }
    return new TimeParts(
        Math.max(participants, other.participants),
        add(totalNanos, other.totalNanos),
        add(joinBlockedNanos, other.joinBlockedNanos),
        add(managedBlockedNanos, other.managedBlockedNanos),
        add(idleNanos, other.idleNanos),
        add(spinNanos, other.spinNanos),
        add(helpNanos, other.helpNanos),
        add(blockedNanos, other.blockedNanos),
        add(pausedNanos, other.pausedNanos),
        cpu == null || other.cpu == null ? null : cpu.plus(other.cpu),
        crowded == null ? other.crowded : Boolean.valueOf(crowded || TRUE.equals(other.crowded)),
        runs == null || other.runs == null ? null : runs.plus(other.runs),
        samples.plus(other.samples));
  }

  private boolean isNothing() {
    return participants == 0 && (totalNanos == null || totalNanos == 0);
  }

  private static Long add(Long a, Long b) {
    return a == null || b == null ? null : Long.valueOf(a + b);
  }
}
