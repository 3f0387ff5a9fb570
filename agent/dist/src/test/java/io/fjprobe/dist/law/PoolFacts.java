package io.fjprobe.dist.law;

import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;

/**
 * What was recorded of one pool until a moment of rest.
 *
 * @param feature of the JDK
 * @param statistics of the pool at that moment
 * @param workers the last statistics of each worker, live or ended
 * @param events the others by name, until then
 * @param observed what the program knows by itself; null if nothing
 */
public record PoolFacts(
    int feature,
    boolean everySteal,
    RecordedEvent statistics,
    List<RecordedEvent> workers,
    Map<String, List<RecordedEvent>> events,
    Observed observed) {

  /**
   * By the program, at rest.
   *
   * @param pushes forks and submissions; -1: not counted
   */
  public record Observed(long pushes, long stealCount, int poolSize) {}

  long count(String field) {
    return ((Number) statistics.getValue(field)).longValue();
  }

  long sumOfWorkers(String field) {
    return workers.stream().mapToLong(w -> ((Number) w.getValue(field)).longValue()).sum();
  }

  List<RecordedEvent> events(String name) {
    return events.getOrDefault("fjprobe." + name, List.of());
  }

  /** Statistics with index -1 are the sum of several workers that ended. */
  String nameOf(RecordedEvent worker) {
    return worker.getInt("workerIndex") < 0
        ? worker.getInt("workers") + " workers"
        : worker.getThread("worker").getJavaName();
  }

  /** Tasks that scanning workers took. */
  long scanned() {
    return count("submissionsTaken") + count("workerSteals");
  }

  long helped() {
    return count("joinHelpSteals") + count("completerHelpSteals") + count("quiesceHelpSteals");
  }

  /** JDK 8 counts as steals also what a worker takes that helps to quiesce. */
  boolean countsQuiesceHelp() {
    return feature == 8 && !statistics.getString("poolKind").equals("jsr166y");
  }

  /** JDK 8 and before: a worker that scans wakes another by itself. */
  boolean alsoWakesInScans() {
    return feature == 8 || statistics.getString("poolKind").equals("jsr166y");
  }

  /** What the pool counts as steals. */
  long stolen() {
    return scanned() + (countsQuiesceHelp() ? count("quiesceHelpSteals") : 0);
  }

  @Override
  public String toString() {
    return "pool " + statistics.getString("poolName") + " at " + statistics.getString("trigger");
  }
}
