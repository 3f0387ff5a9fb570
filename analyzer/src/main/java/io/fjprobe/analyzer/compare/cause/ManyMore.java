package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/** Says at the end of a summary what there is much more of on the slow side, if it may be why. */
public final class ManyMore {

  private ManyMore() {}

  /**
   * Returns signs: how many threads are started, how many classes loaded, and how often threads get
   * a CPU, of which there are many more.
   */
  public static List<String> of(Case subject) {
    return CauseStatement.all(
        areThreadsMany(subject) ? List.of(threads(subject)) : List.of(),
        isMany(subject, Evidence.CLASSES_LOADED, CauseLimit.CLASS_HIGHEST_COST)
            ? List.of(both(subject, Evidence.CLASSES_LOADED, "classes are loaded"))
            : List.of(),
        areSwitchesMany(subject)
            ? List.of(
                Wording.text(
                    "threads get a CPU about %s times as often on %s, each time for less",
                    Wording.number(switches(subject)), subject.slow()))
            : List.of());
  }

  /**
   * Returns whether threads go on so much more often on the slow side, each time for less, that it
   * may be why: they wait for each other more often. Who only computes for longer gets a CPU more
   * often, too, but as long each time.
   */
  public static boolean areSwitchesMany(Case subject) {
    return isMany(subject, Evidence.CONTEXT_SWITCHES, CauseLimit.CONTEXT_SWITCH_HIGHEST_COST)
        && switches(subject) >= CauseLimit.CLEARLY_MORE.value() * cpu(subject);
  }

  /** Returns how many times as often threads get a CPU on the slow side. */
  public static double switches(Case subject) {
    return ratio(subject, Evidence.CONTEXT_SWITCHES);
  }

  private static double cpu(Case subject) {
    return ratio(subject, Evidence.CPU_TIME);
  }

  private static double ratio(Case subject, Evidence evidence) {
    return subject.onSlow(evidence) / subject.onFast(evidence);
  }

  /**
   * Returns whether there is so much more of it on the slow side that it may be why.
   *
   * @param cost how long one of them may take
   */
  public static boolean isMany(Case subject, Evidence evidence, CauseLimit cost) {
    double more = subject.onSlow(evidence) - subject.onFast(evidence);
    return subject.more(evidence, CauseLimit.MUCH_MORE)
        && subject.canMake(CauseLimit.ADDITIONAL_MAKE, more * cost.value());
  }

  /** Returns whether so many more threads are started on the slow side that it may be why. */
  public static boolean areThreadsMany(Case subject) {
    return isMany(subject, Evidence.THREADS_STARTED, CauseLimit.THREAD_PER_TASK_HIGHEST_COST);
  }

  /** Returns how many threads are started on both sides. */
  public static String threads(Case subject) {
    return both(subject, Evidence.THREADS_STARTED, "threads are started");
  }

  private static String both(Case subject, Evidence evidence, String words) {
    return Wording.text(
        "about %s %s on %s, and %s on %s",
        Wording.number(subject.onSlow(evidence)),
        words,
        subject.slow(),
        Wording.number(subject.onFast(evidence)),
        subject.fast());
  }
}
