package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.recording.field.LookBlock;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Threads that were seen to wait, and those that let them go on. One thread at a time. */
final class Releases {

  /**
   * Whoever lets others go on at least this often serves them. Whoever opened one gate once does
   * not.
   */
  private static final int SERVES = 2;

  /**
   * A thread that went on, and the other one that let it.
   *
   * @param thread that went on
   * @param stack of the other
   * @param by the other; -1: it was not looked at
   * @param name of the other; empty: it has none
   */
  record Release(long nanos, int thread, int stack, int by, String name) {}

  private final List<Release> all = new ArrayList<>();
  private final Map<String, Integer> results = new HashMap<>();

  void add(Release release) {
    all.add(release);
  }

  /**
   * @param actor what a thread does that is seen to wait
   */
  void account(
      MomentFold fold, Moments moments, Timeline timeline, Function<Seen, @Nullable Actor> actor) {
    all.sort(Comparator.comparingLong(Release::nanos));
    List<MomentFold.Look> looks = fold.looks();
    int next = 0;
    for (Release release : all) {
      while (next < looks.size() && looks.get(next).nanos() <= release.nanos()) {
        next++;
      }
      Seen seen = next == 0 ? null : seen(looks.get(next - 1), release.thread());
      Actor released = seen == null ? null : actor.apply(seen);
      if (released != null && waits(released.doing)) {
        int segment = timeline.segmentAt(release.nanos());
        BoxKey by = by(fold, release, segment);
        moments.addRelease(new ReleaseKey(released.key(segment), by), 1);
        if (released.doing == Doing.WAITS_FOR_RESULT) {
          results.merge(name(by.pool(), by.group()), 1, Integer::sum);
        }
      }
    }
  }

  private static @Nullable Seen seen(MomentFold.Look look, int thread) {
    return look.seen().stream().filter(seen -> seen.thread() == thread).findFirst().orElse(null);
  }

  private static boolean waits(Doing doing) {
    return doing == Doing.WAITS
        || doing == Doing.WAITS_FOR_RESULT
        || doing == Doing.WAITS_FOR_PERMIT
        || doing == Doing.WAITS_FOR_LOCK;
  }

  private static BoxKey by(MomentFold fold, Release release, int segment) {
    WaitStack stack = fold.stack(release.stack());
    LookBlock.LookedThread thread =
        release.by() < 0 ? fold.thread(release.name()) : fold.thread(release.by());
    String group = group(release, stack, thread);
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
      Release release, WaitStack stack, LookBlock.@Nullable LookedThread thread) {
    if (thread != null) {
      return MomentAccounting.group(thread);
    }
    if (stack.isVirtual()) {
      return BoxKey.VIRTUAL;
    }
    return release.name().isEmpty() ? BoxKey.ANOTHER : MomentAccounting.group(release.name());
  }

  /** Whether threads that wait for results wait for threads of this group. */
  boolean serves(int pool, String group) {
    return results.getOrDefault(name(pool, group), 0) >= SERVES;
  }

  private static String name(int pool, String group) {
    return pool + " " + group;
  }
}
