package io.fjprobe.weaving.stall;

import io.fjprobe.bootstrap.event.LongText;
import io.fjprobe.bootstrap.event.StalledThreadEvent;
import io.fjprobe.bootstrap.statistics.StallDescriber;
import io.fjprobe.bootstrap.tally.Suppressed;
import java.util.List;
import java.util.Set;

/**
 * Writes who waits for what when a pool stands still. On a thread of its own, so that statistics go
 * on whatever it meets: the JVM may have to load its management classes for this.
 */
public final class StalledThreads implements StallDescriber {

  private static final int EVENTS = 16;

  @Override
  public void describe(int poolId, long[] inTasks, long[] workers, Set<Integer> queued) {
    if (new StalledThreadEvent().isEnabled()) {
      Thread thread =
          new Thread(
              () -> write(poolId, new ThreadsInvolved(inTasks, workers, queued)),
              "fjprobe stall report");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private static void write(int poolId, ThreadsInvolved involved) {
    try {
      List<Waiting> all = involved.find();
      for (Waiting each : all.subList(0, Math.min(all.size(), EVENTS))) {
        event(poolId, each).commit();
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static StalledThreadEvent event(int poolId, Waiting waiting) {
    StalledThreadEvent event = new StalledThreadEvent();
    event.poolId = poolId;
    event.thread = waiting.thread;
    event.threads = waiting.threads;
    event.role = waiting.role.label;
    event.state = waiting.state;
    event.waitsFor = waiting.waitsFor;
    event.waitsForQueued = waiting.waitsForQueued;
    event.heldBy = waiting.heldBy;
    event.line = waiting.line;
    event.stack = LongText.of(waiting.stack);
    return event;
  }
}
