package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.hook.ReleaseHooks;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Threads that a look sees waiting, and that go on before the next look, and who lets them. A look
 * comes at a random moment, so a wait is seen the more often, the longer it is. And who wakes
 * threads that have no task, for that is who begins the work of a program that has none.
 */
final class Releases {

  /** That are waited for: each unpark goes through all of them, and makes a stack for each. */
  private static final int MOST = 8;

  /** The same of threads that have no task. */
  private static final int MOST_WITHOUT_TASK = 2;

  /** Of those that go on; to make text of a stack takes longer than a look. */
  private static final int MOST_WRITTEN = 2;

  /** A thread that is asked for. */
  private static final class Asked {
    final SeenThread thread;
    final ReleaseHooks.Asked asked;

    /** A look may find a thread just before it goes on to wait for something else. */
    final int waitsFor;

    Asked(SeenThread thread) {
      this.thread = thread;
      boolean idle = thread.state == SeenThread.IDLE;
      waitsFor = idle ? 0 : thread.waitsFor; // the pool wakes any of its workers
      asked =
          idle
              ? ReleaseHooks.Asked.ofIdleWorker(thread.pool())
              : ReleaseHooks.Asked.of(thread.thread);
    }
  }

  private final Random random;
  private List<Asked> waiting = Collections.emptyList();
  private List<Asked> withoutTask = Collections.emptyList();

  Releases(Random random) {
    this.random = random;
  }

  /**
   * @param seen by this look
   * @return what has come since the look before
   */
  List<SeenRelease> next(Collection<SeenThread> seen) {
    List<SeenRelease> found = new ArrayList<>();
    find(waiting, MOST_WRITTEN, seen, found);
    find(withoutTask, 1, seen, found);
    List<SeenThread> wait = new ArrayList<>();
    List<SeenThread> idle = new ArrayList<>();
    for (SeenThread thread : seen) {
      if (thread.mayBeReleased()) {
        wait.add(thread);
      } else if (thread.hasNoTask()) {
        idle.add(thread);
      }
    }
    waiting = chosen(wait, MOST);
    withoutTask = chosen(idle, MOST_WITHOUT_TASK);
    List<ReleaseHooks.Asked> next = new ArrayList<>();
    for (Asked each : waiting) {
      next.add(each.asked);
    }
    for (Asked each : withoutTask) {
      next.add(each.asked);
    }
    ReleaseHooks.ask(next.toArray(new ReleaseHooks.Asked[0]));
    return found;
  }

  private static void find(
      List<Asked> before, int most, Collection<SeenThread> seen, List<SeenRelease> found) {
    int n = 0;
    for (Asked each : before) {
      ReleaseHooks.Release release = each.asked.release();
      if (release != null && release.waitsFor == each.waitsFor && n < most) {
        found.add(new SeenRelease(release, each.thread, of(release.by, seen)));
        n++;
      }
    }
  }

  private List<Asked> chosen(List<SeenThread> threads, int most) {
    Collections.shuffle(threads, random);
    List<Asked> chosen = new ArrayList<>();
    for (SeenThread thread : threads.subList(0, Math.min(most, threads.size()))) {
      chosen.add(new Asked(thread));
    }
    return chosen;
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
    waiting = Collections.emptyList();
    withoutTask = Collections.emptyList();
  }
}
