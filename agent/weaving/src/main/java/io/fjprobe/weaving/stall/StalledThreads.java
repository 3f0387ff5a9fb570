package io.fjprobe.weaving.stall;

import io.fjprobe.bootstrap.event.LongText;
import io.fjprobe.bootstrap.event.StalledThreadEvent;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.statistics.StallDescriber;
import io.fjprobe.bootstrap.statistics.StalledPool;
import java.util.List;

/**
 * Writes which threads wait for what when a pool stands still. It runs on its own thread, so that
 * statistics continue whatever happens: the JVM may have to load its management classes for this.
 */
public final class StalledThreads implements StallDescriber {

  private static final int EVENTS = 16;

  @Override
  public void describe(StalledPool pool) {
    if (new StalledThreadEvent().isEnabled()) {
      Thread thread = new Thread(() -> write(pool), "fjprobe stall report");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private static void write(StalledPool pool) {
    try {
      List<Waiting> all = new ThreadsInvolved(pool).find();
      for (Waiting each : all.subList(0, Math.min(all.size(), EVENTS))) {
        event(pool, each).commit();
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static StalledThreadEvent event(StalledPool pool, Waiting waiting) {
    StalledThreadEvent event = new StalledThreadEvent();
    event.poolId = pool.id();
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
