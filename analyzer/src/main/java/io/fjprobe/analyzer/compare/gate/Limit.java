package io.fjprobe.analyzer.compare.gate;

import io.fjprobe.analyzer.compare.contrast.Change;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.result.AccountRow;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.CountedDifferently;
import io.fjprobe.analyzer.compare.result.EvidenceRow;
import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.text.Nearest;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One limit: {@code regression=5%} of throughput, or {@code joinBlocked=+20%} for the time of a
 * part or for evidence; a minus limits a fall. It is broken only if the whole interval lies beyond
 * it, and kept only if the whole interval lies within it.
 *
 * @param name of a part or of evidence in camel case, or regression
 * @param share 0.05 for 5 %; negative limits a fall
 */
public record Limit(String name, double share) {

  private static final String REGRESSION = "regression";
  private static final Pattern FORM = Pattern.compile("(\\w+)=([+-]?)(\\d+(?:\\.\\d+)?)%");

  /**
   * The names that parts and evidence had before schema fjprobe.compare/2, and what they are called
   * now.
   */
  private static final Map<String, String> OLD_NAMES =
      Map.of(
          "starved", "cpuWait",
          "untoldBlocks", "unmanagedBlocks",
          "untoldBlockLength", "unmanagedBlockLength",
          "refusals", "rejectedCompensations");

  /** Throws IllegalArgumentException with what to write instead. */
  public static Limit parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a limit; write for example regression=5% or joinBlocked=+20%");
    }
    String name = matcher.group(1);
    if (OLD_NAMES.containsKey(name)) {
      throw new IllegalArgumentException(
          "'"
              + name
              + "' is now called "
              + OLD_NAMES.get(name)
              + ": write "
              + text.replace(name + "=", OLD_NAMES.get(name) + "="));
    }
    if (!name.equals(REGRESSION) && !names().contains(name)) {
      throw new IllegalArgumentException("'" + name + "' can't be limited" + instead(name));
    }
    boolean fall = matcher.group(2).equals("-");
    if (name.equals(REGRESSION) && !matcher.group(2).isEmpty()) {
      throw new IllegalArgumentException("a regression has no sign: write regression=5%");
    }
    double share = Double.parseDouble(matcher.group(3)) / 100;
    return new Limit(name, fall ? -share : share);
  }

  private static String instead(String name) {
    List<String> known = Stream.concat(Stream.of(REGRESSION), names().stream()).toList();
    String meant = Nearest.didYouMean(name, known);
    return meant.isEmpty() ? "; there are " + String.join(", ", known) : meant;
  }

  private static List<String> names() {
    return Stream.concat(
            Arrays.stream(Part.values()).filter(part -> part != Part.THREADS).map(Enum::name),
            Arrays.stream(Evidence.values()).map(Enum::name))
        .map(Limit::camelCase)
        .distinct()
        .toList();
  }

  private static String camelCase(String constant) {
    String[] words = constant.toLowerCase(Locale.ROOT).split("_");
    StringBuilder name = new StringBuilder(words[0]);
    for (int i = 1; i < words.length; i++) {
      name.append(words[i].substring(0, 1).toUpperCase(Locale.ROOT)).append(words[i].substring(1));
    }
    return name.toString();
  }

  /** Checks whether the comparison keeps the limit. */
  public Check check(Comparison comparison) {
    if (comparison.result().verdict() == SpeedVerdict.REFUSED) {
      return check(comparison, Check.Outcome.UNKNOWN, "the recordings can't be compared");
    }
    return name.equals(REGRESSION) ? regression(comparison) : change(comparison);
  }

  private Check regression(Comparison comparison) {
    Estimate ratio = comparison.result().throughputRatio();
    if (comparison.result().verdict() == SpeedVerdict.THROUGHPUT_NOT_KNOWN) {
      return check(
          comparison, Check.Outcome.UNKNOWN, "the throughput is not known; name an operation");
    }
    if (ratio == null || Double.isNaN(ratio.high())) {
      return check(comparison, Check.Outcome.UNKNOWN, "there is no interval of the ratio");
    }
    double limit = 1 - share;
    String text =
        String.format(
            Locale.ROOT,
            "throughput is %.3f of what it was (95 %% interval %.3f..%.3f), the limit is %.3f",
            ratio.value(),
            ratio.low(),
            ratio.high(),
            limit);
    return check(comparison, outcome(ratio.high() < limit, ratio.low() >= limit), text);
  }

  private static Check.Outcome outcome(boolean beyond, boolean within) {
    return beyond ? Check.Outcome.BROKEN : within ? Check.Outcome.KEPT : Check.Outcome.UNDECIDED;
  }

  private Check change(Comparison comparison) {
    for (CountedDifferently each : comparison.observed().countedDifferently()) {
      if (camelCase(each.name()).equals(name)) {
        return check(
            comparison,
            Check.Outcome.UNKNOWN,
            "it is counted differently on both sides: " + each.reason());
      }
    }
    if (isBound()) {
      return check(
          comparison, Check.Outcome.UNKNOWN, "only a lower bound of it is known on each side");
    }
    Change change = find(comparison);
    if (change == null) {
      return check(comparison, Check.Outcome.KEPT, "there is nothing of it on either side");
    }
    if (!change.known() || Double.isNaN(change.difference().low())) {
      return check(comparison, Check.Outcome.UNKNOWN, "not recorded on one side");
    }
    double limit = share * change.base();
    Estimate difference = change.difference();
    boolean beyond = share >= 0 ? difference.low() > limit : difference.high() < limit;
    boolean within = share >= 0 ? difference.high() <= limit : difference.low() >= limit;
    DoubleFunction<String> wording = isTime() ? Wording::time : Wording::number;
    String text =
        "from "
            + wording.apply(change.base())
            + " to "
            + wording.apply(change.next())
            + ", difference "
            + wording.apply(difference.low())
            + ".."
            + wording.apply(difference.high())
            + ", the limit is "
            + wording.apply(limit);
    return check(comparison, outcome(beyond, within), text);
  }

  private boolean isBound() {
    return Arrays.stream(Evidence.values())
        .anyMatch(each -> each.isBound() && camelCase(each.name()).equals(name));
  }

  private boolean isTime() {
    return Arrays.stream(Part.values()).anyMatch(part -> camelCase(part.name()).equals(name))
        || Arrays.stream(Evidence.values())
            .anyMatch(e -> e.isTime() && camelCase(e.name()).equals(name));
  }

  /** Null: it is nothing on both sides. */
  private @Nullable Change find(Comparison comparison) {
    for (AccountRow row : comparison.time().account()) {
      if (camelCase(row.part().name()).equals(name)) {
        return row.nanosPerOperation();
      }
    }
    for (EvidenceRow row : comparison.observed().all()) {
      if (camelCase(row.evidence().name()).equals(name)) {
        return row.change();
      }
    }
    boolean unrecorded =
        comparison.observed().unrecorded().stream().anyMatch(e -> camelCase(e.name()).equals(name));
    return unrecorded ? new Change(Double.NaN, Double.NaN, Estimate.exact(Double.NaN)) : null;
  }

  private Check check(Comparison comparison, Check.Outcome outcome, String text) {
    return new Check(comparison.compared().workload(), toString(), outcome, text);
  }

  @Override
  public String toString() {
    String sign = name.equals(REGRESSION) ? "" : share < 0 ? "" : "+";
    return name + "=" + sign + Wording.number(share * 100) + "%";
  }
}
