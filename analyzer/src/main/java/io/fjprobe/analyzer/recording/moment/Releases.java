package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.recording.field.LookBlock;
import io.fjprobe.analyzer.recording.stack.TaskFrames;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Threads that were seen to wait, and those that let them go on. One thread at a time. */
final class Releases {

  /**
   * Whoever lets others go on at least this often serves them. Whoever opened one gate once does
   * not.
   */
  private static final int SERVES = 2;

  /** What a thread does within this time for several others is one thing that it does. */
  private static final long TOGETHER_NANOS = 500_000;

  /** All but one of this many are nearly all. */
  private static final int MOST_OF = 5;

  /**
   * A thread that went on, and the other one that let it.
   *
   * @param thread that went on
   * @param stack of the other
   * @param by the other; -1: it was not looked at
   * @param name of the other; empty: it has none
   */
  record Release(long nanos, int thread, int stack, int by, String name) {

    boolean isTogetherWith(Release before) {
      return nanos - before.nanos < TOGETHER_NANOS
          && by == before.by
          && name.equals(before.name)
          && thread != before.thread;
    }
  }

  private final List<Release> all = new ArrayList<>();
  private final Map<String, Integer> results = new HashMap<>();
  private final Map<String, GivenBack> givenBack = new HashMap<>();

  /**
   * A release, and what its thread did in the look before.
   *
   * @param timed it came because a time was over
   */
  private record Released(Release release, Seen seen, Actor actor, boolean timed) {

    boolean hadNoTask() {
      return actor.doing == Doing.NOT_ASKED;
    }
  }

  /** Of the threads of one group that wait at one line, how many others like them let go on. */
  private static final class GivenBack {
    private int byOthersLikeThem;
    private int all;
  }

  void add(Release release) {
    all.add(release);
  }

  /** Returns all in the order of their times. */
  List<Release> inOrder() {
    all.sort(Comparator.comparingLong(Release::nanos));
    return all;
  }

  /**
   * @param actor what a thread does that is seen to wait
   */
  void account(
      MomentFold fold, Moments moments, Timeline timeline, Function<Seen, @Nullable Actor> actor) {
    List<Released> waited = waited(fold, actor);
    for (Released each : waited) {
      if (!each.hadNoTask()) {
        count(each.actor(), by(fold, each.release(), 0));
      }
    }
    Release before = null;
    for (Released each : waited) { // what a thread waits for depends on all of them
      boolean together =
          !each.hadNoTask() && before != null && each.release().isTogetherWith(before);
      before = each.hadNoTask() ? before : each.release();
      int segment = timeline.segmentAt(each.release().nanos());
      Actor released = Objects.requireNonNull(actor.apply(each.seen()));
      BoxKey by = by(fold, each.release(), segment);
      moments.addRelease(
          new ReleaseKey(released.key(segment), by),
          new ReleaseCount(1, together ? 1 : 0, each.timed() ? 1 : 0));
    }
  }

  /** Those whose threads were seen to wait just before, or to have no task. */
  private List<Released> waited(MomentFold fold, Function<Seen, @Nullable Actor> actor) {
    List<Released> waited = new ArrayList<>();
    List<MomentFold.Look> looks = fold.looks();
    int next = 0;
    for (Release release : inOrder()) {
      while (next < looks.size() && looks.get(next).nanos() <= release.nanos()) {
        next++;
      }
      MomentFold.Look look = next == 0 ? null : looks.get(next - 1);
      Seen seen = look == null ? null : seen(look, release.thread());
      Actor released = seen == null ? null : actor.apply(seen);
      if (look != null && seen != null && released != null && waits(released.doing)) {
        waited.add(new Released(release, seen, released, isTimed(fold, release, look)));
      }
    }
    return waited;
  }

  private void count(Actor released, BoxKey by) {
    if (released.doing == Doing.WAITS_FOR_RESULT) {
      results.merge(name(by.pool(), by.group()), 1, Integer::sum);
    }
    GivenBack its = givenBack.computeIfAbsent(place(released), k -> new GivenBack());
    its.all++;
    its.byOthersLikeThem += by.pool() == released.pool && by.group().equals(released.group) ? 1 : 0;
  }

  private static @Nullable Seen seen(MomentFold.Look look, int thread) {
    return look.seen().stream().filter(seen -> seen.thread() == thread).findFirst().orElse(null);
  }

  /** Whether a timer does it, or a thread in no task that slept until its time was over. */
  private static boolean isTimed(MomentFold fold, Release release, MomentFold.Look before) {
    Seen by = release.by() < 0 ? null : seen(before, release.by());
    if (by == null) {
      return false; // it may be new, and begin with what it was started for
    }
    return fold.stack(release.stack()).timer()
        ? waitsForATime(fold, by)
        : by.stack() >= 0 && sleepsInNoTask(fold.stack(by.stack()));
  }

  /**
   * A timer may also run what is to begin at once. Until that comes, it waits without limit. In
   * native code it may also be running that: the clock is native code, too.
   */
  private static boolean waitsForATime(MomentFold fold, Seen timer) {
    return timer.state() == LookedState.TIMED_WAITING
        || timer.state() == LookedState.IN_NATIVE
            && timer.stack() >= 0
            && fold.stack(timer.stack()).idle();
  }

  private static boolean sleepsInNoTask(WaitStack stack) {
    return stack.sleeps() && stack.task() == TaskFrames.NONE;
  }

  private static boolean waits(Doing doing) {
    return doing == Doing.NOT_ASKED
        || doing == Doing.WAITS
        || doing == Doing.WAITS_FOR_RESULT
        || doing == Doing.WAITS_FOR_PERMIT
        || doing == Doing.WAITS_FOR_LOCK;
  }

  private static BoxKey by(MomentFold fold, Release release, int segment) {
    WaitStack stack = fold.stack(release.stack());
    LookBlock.LookedThread thread =
        release.by() < 0 ? fold.thread(release.name()) : fold.thread(release.by());
    String group = group(fold, release, stack, thread);
    return new BoxKey(
        segment,
        Doing.RUNS,
        thread == null ? 0 : thread.pool(),
        group,
        stack.line(),
        null,
        null,
        null);
  }

  private static String group(
      MomentFold fold, Release release, WaitStack stack, LookBlock.@Nullable LookedThread thread) {
    if (thread != null) {
      return fold.names().of(thread);
    }
    if (stack.isVirtual()) {
      return BoxKey.VIRTUAL;
    }
    return release.name().isEmpty() ? BoxKey.ANOTHER : GroupNames.of(release.name());
  }

  /** Whether threads that wait for results wait for threads of this group. */
  boolean serves(int pool, String group) {
    return results.getOrDefault(name(pool, group), 0) >= SERVES;
  }

  /**
   * Whether a thread waits for what other threads like it have, and give back: a connection or a
   * buffer, which they take out of a queue and put into it again.
   */
  boolean givesBack(Actor waits) {
    GivenBack its = givenBack.get(place(waits));
    return its != null
        && its.byOthersLikeThem >= SERVES
        && its.byOthersLikeThem * MOST_OF >= its.all * (MOST_OF - 1);
  }

  private static String place(Actor actor) {
    return name(actor.pool, actor.group) + " " + actor.line;
  }

  private static String name(int pool, String group) {
    return pool + " " + group;
  }
}
