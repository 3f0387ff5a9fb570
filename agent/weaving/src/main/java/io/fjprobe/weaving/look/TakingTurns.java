package io.fjprobe.weaving.look;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Threads that run and wait in turns, many a time from one look to the next. A look needs a CPU
 * itself, so it often comes just when one of them has begun to wait. But their CPU time is known:
 * as many of them count as running as it says, those that run first.
 */
final class TakingTurns {

  /** In looks. What was counted too often or too seldom for longer than that is forgotten. */
  private static final double MOST_DUE = 2;

  /** How much longer all of them ran than they counted as running, in looks. */
  private double due;

  /**
   * @param seen by a look, with their CPU times
   */
  void count(Collection<SeenThread> seen) {
    List<SeenThread> waiting = new ArrayList<>();
    int running = 0;
    for (SeenThread thread : seen) {
      if (thread.tookTurns()) {
        due += thread.cpuShare();
        thread.due = limited(thread.due + thread.cpuShare());
        if (thread.runs()) {
          running++;
          thread.due = limited(thread.due - 1);
        } else if (thread.cpuShare() > 0) {
          waiting.add(thread);
        }
      }
    }
    due -= running;
    while (due >= 0.5 && !waiting.isEmpty()) {
      SeenThread next = mostDue(waiting);
      waiting.remove(next);
      next.countsAsRunning();
      next.due--;
      due--;
    }
    due = limited(due);
  }

  private static double limited(double looks) {
    return Math.min(MOST_DUE, Math.max(-MOST_DUE, looks));
  }

  private static SeenThread mostDue(List<SeenThread> waiting) {
    SeenThread most = waiting.get(0);
    for (SeenThread thread : waiting) {
      if (thread.due > most.due) {
        most = thread;
      }
    }
    return most;
  }
}
