package io.fjprobe.analyzer.account.queue;

import io.fjprobe.analyzer.account.group.PoolGroup;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.pool.PoolFacts;

/**
 * Tasks that lay in the queues whenever somebody looked.
 *
 * @param looks statistics of the pool in the window
 * @param withTasks of them: at least one task was queued
 * @param meanTasks queued tasks, over all looks
 * @param untaken submissions that lay there while workers ran others
 */
public record BacklogAccount(
    long looks, long withTasks, double meanTasks, UntakenSubmissions untaken) {

  public static final BacklogAccount NONE = new BacklogAccount(0, 0, 0, UntakenSubmissions.NONE);

  public static BacklogAccount of(Recording recording, Window window, PoolGroup group) {
    long looks = 0;
    long withTasks = 0;
    long tasks = 0;
    for (PoolFacts pool : group.pools(recording)) {
      for (Snapshot<PoolCounter> look : pool.snapshots()) {
        if (window.covers(look.nanos())) {
          looks++;
          withTasks += look.queued() > 0 ? 1 : 0;
          tasks += look.queued();
        }
      }
    }
    return new BacklogAccount(
        looks,
        withTasks,
        looks == 0 ? 0 : (double) tasks / looks,
        UntakenSubmissions.of(group.pools(recording), window));
  }
}
