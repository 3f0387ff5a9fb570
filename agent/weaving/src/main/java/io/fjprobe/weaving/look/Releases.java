package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.hook.ReleaseHooks;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Between two looks, the first of some threads that goes on after it was seen to wait, and who lets
 * it. Threads that wait for long are those that hold something up.
 */
final class Releases {

  /** That are waited for: each unpark goes through all of them. */
  private static final int MOST = 16;

  private final Random random;
  private List<SeenThread> asked = Collections.emptyList();

  /** Of those; a look may find a thread just before it goes on to wait for something else. */
  private int[] waitFor = new int[0];

  Releases(Random random) {
    this.random = random;
  }

  /**
   * @param seen by this look
   * @return what has come since the look before; null: nothing
   */
  SeenRelease next(Collection<SeenThread> seen) {
    List<SeenThread> waiting = new ArrayList<>();
    for (SeenThread thread : seen) {
      if (thread.mayBeReleased()) {
        waiting.add(thread);
      }
    }
    Collections.shuffle(waiting, random);
    List<SeenThread> before = asked;
    int[] waitedFor = waitFor;
    asked = waiting.subList(0, Math.min(MOST, waiting.size()));
    Thread[] threads = new Thread[asked.size()];
    waitFor = new int[asked.size()];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = asked.get(i).thread;
      waitFor[i] = asked.get(i).waitsFor;
    }
    ReleaseHooks.Release release = ReleaseHooks.ask(threads);
    for (int i = 0; release != null && i < before.size(); i++) {
      if (before.get(i).thread == release.released && waitedFor[i] == release.waitsFor) {
        return new SeenRelease(release, before.get(i), of(release.by, seen));
      }
    }
    return null;
  }

  private static SeenThread of(Thread thread, Collection<SeenThread> seen) {
    for (SeenThread each : seen) {
      if (each.thread == thread || each.thread == null && each.name.equals(thread.getName())) {
        return each; // of one that is new, only the name is known
      }
    }
    return null;
  }

  void end() {
    ReleaseHooks.ask();
    asked = Collections.emptyList();
  }
}
