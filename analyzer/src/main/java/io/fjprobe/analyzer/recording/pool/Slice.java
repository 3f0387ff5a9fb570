package io.fjprobe.analyzer.recording.pool;

import io.fjprobe.analyzer.recording.part.Part;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.tally.CompensationKey;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import io.fjprobe.analyzer.recording.tally.JoinKey;
import io.fjprobe.analyzer.recording.tally.JoinTally;
import io.fjprobe.analyzer.recording.tally.LifeKey;
import io.fjprobe.analyzer.recording.tally.QueueGrowths;
import io.fjprobe.analyzer.recording.tally.QueueWaits;
import io.fjprobe.analyzer.recording.task.Steals;
import io.fjprobe.analyzer.recording.task.TaskRuns;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.HashMap;
import java.util.Map;

/** Events of one pool in one segment of the timeline. */
public final class Slice implements Part<Slice> {

  /** A pool (-1: of no pool that the JDK knows) and a segment of the {@link Timeline}. */
  public record Key(int poolId, int segment) {}

  private final Steals steals = new Steals();
  private final QueueGrowths queueGrowths = new QueueGrowths();
  private final QueueWaits queueWaits = new QueueWaits();
  private final TaskRuns taskRuns = new TaskRuns();
  private final Map<JoinKey, JoinTally> joins = new HashMap<>();
  private final Map<CompensationKey, DurationTally> compensations = new HashMap<>();
  private final Map<LifeKey, Long> workerLives = new HashMap<>();
  private long maxWorkers;

  public JoinTally join(JoinKey key) {
    return joins.computeIfAbsent(key, k -> new JoinTally());
  }

  public DurationTally compensation(CompensationKey key) {
    return compensations.computeIfAbsent(key, k -> new DurationTally());
  }

  public void countLife(LifeKey key) {
    workerLives.merge(key, 1L, Long::sum);
  }

  public void sawWorkers(long workers) {
    maxWorkers = Math.max(maxWorkers, workers);
  }

  @Override
  public void merge(Slice other) {
    steals.merge(other.steals);
    queueGrowths.merge(other.queueGrowths);
    queueWaits.merge(other.queueWaits);
    taskRuns.merge(other.taskRuns);
    other.joins.forEach((key, tally) -> join(key).merge(tally));
    other.compensations.forEach((key, tally) -> compensation(key).merge(tally));
    other.workerLives.forEach((key, count) -> workerLives.merge(key, count, Long::sum));
    sawWorkers(other.maxWorkers);
  }

  @Override
  public void nameLines(ApplicationCode code) {
    Map<JoinKey, JoinTally> before = new HashMap<>(joins);
    joins.clear();
    before.forEach((key, tally) -> join(key.at(code.choose(key.line()))).merge(tally));
  }

  /** Returns the sum of several, which stay as they are. */
  public static Slice sum(Iterable<Slice> slices) {
    Slice sum = new Slice();
    slices.forEach(sum::merge);
    return sum;
  }

  public Steals steals() {
    return steals;
  }

  public QueueGrowths queueGrowths() {
    return queueGrowths;
  }

  public QueueWaits queueWaits() {
    return queueWaits;
  }

  /** Returns the tasks that ran. They are recorded only at level=full. */
  public TaskRuns taskRuns() {
    return taskRuns;
  }

  public Map<JoinKey, JoinTally> joins() {
    return joins;
  }

  public Map<CompensationKey, DurationTally> compensations() {
    return compensations;
  }

  public Map<LifeKey, Long> workerLives() {
    return workerLives;
  }

  public long maxWorkers() {
    return maxWorkers;
  }
}
