package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One mechanism that can make one side slower than the other.
 *
 * <p>It is named only if the parts of the time that it acts on moved <em>and</em> its evidence
 * moved the way the mechanism moves it. Whoever asks checks the parts; the cause checks its
 * evidence.
 */
public interface Cause {

  /** A short name that stays the same, for programs. */
  String id();

  /** The parts of the time that it acts on. */
  Set<Part> parts();

  /**
   * The parts of the time that it acts on in this case, if it depends on the case how far it
   * reaches.
   */
  default Set<Part> parts(Case subject) {
    return parts();
  }

  /** Null: the evidence is not there. */
  @Nullable Account judge(Case subject);

  /** Returns the most wall time per operation that it can plausibly make, in nanoseconds. */
  default double most(Case subject) {
    return Double.MAX_VALUE;
  }

  /**
   * Returns whether it can make threads sleep or wait for each other. A cause that can't explains
   * nothing of the gap in which looks at all threads see them do so. None makes the JVM pause them,
   * but those that say that it does.
   */
  default boolean explainsWaits() {
    return true;
  }

  /** Returns whether something else than the pool does it. */
  default boolean outsideForkJoin() {
    return false;
  }

  /**
   * What a cause says for itself.
   *
   * @param explanation the evidence, with numbers
   * @param evidence that it rests on
   */
  record Account(
      CauseStatement statement, String explanation, List<String> advice, List<Evidence> evidence) {}
}
