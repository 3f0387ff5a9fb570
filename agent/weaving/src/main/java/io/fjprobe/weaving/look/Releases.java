package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.hook.ReleaseHooks;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Threads that a look sees waiting, and that go on before the next look, and who lets them. A look
 * comes at a random moment, so a wait is seen the more often, the longer it is.
 */
final class Releases {

  /** That are waited for: each unpark goes through all of them, and makes a stack for each. */
  private static final int MOST = 8;

  /** Of those that go on; to make text of a stack takes longer than a look. */
  private static final int MOST_WRITTEN = 2;

  private final Random random;
  private List<SeenThread> asked = Collections.emptyList();

  /** Of those; a look may find a thread just before it goes on to wait for something else. */
  private int[] waitFor = new int[0];

  Releases(Random random) {
    this.random = random;
  }

  /**
   * @param seen by this look
   * @return what has come since the look before
   */
  List<SeenRelease> next(Collection<SeenThread> seen) {
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
    ReleaseHooks.Release[] releases = ReleaseHooks.ask(threads);
    List<SeenRelease> found = new ArrayList<>();
    for (int i = 0; i < releases.length && found.size() < MOST_WRITTEN; i++) {
      ReleaseHooks.Release release = releases[i];
      if (release != null && release.waitsFor == waitedFor[i]) {
        found.add(new SeenRelease(release, before.get(i), of(release.by, seen)));
      }
    }
    return found;
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
