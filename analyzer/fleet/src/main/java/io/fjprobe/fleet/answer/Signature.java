package io.fjprobe.fleet.answer;

import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.fleet.statistic.Difference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Whether the JVMs of a service show what a change of the JDK leaves behind. */
final class Signature {

  /** A ratio that is worth a word, as in a comparison of two recordings. */
  private static final double WORTH_A_WORD = 1.2;

  private static final double SURE = 0.05;

  private static final Map<Evidence, String> COLUMNS =
      Map.ofEntries(
          Map.entry(Evidence.FORKS, "forks"),
          Map.entry(Evidence.SUBMISSIONS, "submissions"),
          Map.entry(Evidence.TASKS, "tasks"),
          Map.entry(Evidence.WORKER_STEALS, "worker_steals"),
          Map.entry(Evidence.HELP_STEALS, "help_steals"),
          Map.entry(Evidence.SIGNAL_ATTEMPTS, "signal_attempts"),
          Map.entry(Evidence.SPARES_CREATED, "spares_created"),
          Map.entry(Evidence.ACTIVE_LOWERED, "active_lowered"),
          Map.entry(Evidence.PINNED, "pinned_events"),
          Map.entry(Evidence.THREADS_STARTED, "threads_started"));

  private final JvmSamples samples;

  Signature(JvmSamples samples) {
    this.samples = samples;
  }

  /** Whether the tables have all that a change leaves behind. */
  static boolean isKnown(JdkChange change) {
    return change.signature().stream()
        .allMatch(
            sign ->
                COLUMNS.containsKey(sign.evidence())
                    || sign.evidence() == Evidence.MANAGED_BLOCK_LENGTH);
  }

  /**
   * What differs, in words; null: something of the signature is missing.
   *
   * @param older a release that does it the old way
   * @param newer a release that does it the new way
   */
  @Nullable String of(JdkChange change, int older, int newer) {
    List<String> words = new ArrayList<>();
    for (JdkChange.Sign sign : change.signature()) {
      String seen = seen(sign, older, newer);
      if (seen == null) {
        return null;
      }
      words.add(seen);
    }
    return String.join(", ", words);
  }

  private @Nullable String seen(JdkChange.Sign sign, int older, int newer) {
    boolean byOperation = samples.hasOperations(older, newer);
    double[] old = values(sign.evidence(), older, byOperation);
    double[] now = values(sign.evidence(), newer, byOperation);
    if (old.length < Difference.LEAST || now.length < Difference.LEAST) {
      return null;
    }
    boolean moreOnNew = sign.moreOn().equals("new");
    double[] more = moreOnNew ? now : old;
    double[] less = moreOnNew ? old : now;
    String label =
        sign.evidence().label()
            + (sign.evidence().isTime() ? "" : byOperation ? " per operation" : " a second");
    String words =
        String.format(
            Locale.ROOT, "%s: %s on %d, %s on %d", label, mean(old), older, mean(now), newer);
    if (Arrays.stream(less).allMatch(value -> value == 0)) {
      return Arrays.stream(more).allMatch(value -> value > 0) ? words : null;
    }
    Difference difference = Difference.of(positive(less), positive(more));
    boolean shows =
        difference != null && difference.ratio() >= WORTH_A_WORD && difference.p() < SURE;
    return shows ? words : null;
  }

  /** Whether JVMs on a release do what the change is about. */
  boolean isAhead(JdkChange change, int older) {
    return change.signature().stream()
        .filter(sign -> sign.moreOn().equals("old"))
        // each JVM starts threads, whatever it does
        .filter(sign -> sign.evidence() != Evidence.THREADS_STARTED)
        .anyMatch(
            sign ->
                Arrays.stream(values(sign.evidence(), older, false)).anyMatch(value -> value > 0));
  }

  private double[] values(Evidence evidence, int jdk, boolean byOperation) {
    String column = COLUMNS.get(evidence);
    return column == null
        ? samples.ratios(jdk, "managed_blocked_nanos", "managed_blocked_count")
        : samples.rates(jdk, column, byOperation);
  }

  private static double[] positive(double[] values) {
    double[] positive = Arrays.stream(values).filter(value -> value > 0).toArray();
    return positive.length == 0 ? new double[] {Double.MIN_NORMAL} : positive;
  }

  private static String mean(double[] values) {
    double mean = Arrays.stream(values).average().orElse(0);
    return mean == 0 ? "0" : Numbers.three(mean);
  }
}
