package io.fjprobe.analyzer.account;

/**
 * What is known of the time of participants before it is split into buckets. Everything in it adds
 * up over windows, so that accounts of any selection of iterations can be made. Null: not recorded.
 *
 * @param participants threads that lived in the window
 * @param totalNanos their time
 * @param blockedNanos blocked outside the pool's knowledge, by events of the JDK
 * @param pausedNanos stops of the JVM, times the participants
 * @param cpuNanos CPU time of the participants
 * @param samples of the participants' stacks while they ran Java code
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
    Long cpuNanos,
    SampleCounts samples) {

  static final TimeParts NONE =
      new TimeParts(0, null, null, null, null, null, null, null, null, null, SampleCounts.NONE);

  /**
   * The parts of both windows. What one of them lacks is not recorded for both, unless that one has
   * no participants.
   */
  public TimeParts plus(TimeParts other) {
    if (participants == 0 && totalNanos == null) {
      return other;
    }
    if (other.participants == 0 && other.totalNanos == null) {
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
        add(cpuNanos, other.cpuNanos),
        samples.plus(other.samples));
  }

  private static Long add(Long a, Long b) {
    return a == null || b == null ? null : Long.valueOf(a + b);
  }
}
