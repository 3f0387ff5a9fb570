package io.fjprobe.workloads.uperf.round;

import java.util.List;

/**
 * What all nodes did in each round. Nodes count for as long as they are there, and their counts are
 * taken when all have ended the round, for one that has may still answer the others.
 */
public final class Ledger {
  private Report before = new Report();

  /**
   * @param times of each node, in this round
   * @param counted by each node, since it is there
   */
  public Report close(List<Report> times, List<Report> counted) {
    Report now = Report.sum(counted);
    Report round = now.since(before);
    before = now;
    times.forEach(round::add);
    return round;
  }
}
