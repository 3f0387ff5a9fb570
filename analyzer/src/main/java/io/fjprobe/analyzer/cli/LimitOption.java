package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.finding.limit.LimitName;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.limit.Unit;
import io.fjprobe.analyzer.text.Nearest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The values of {@code --limit}, and what to say of those that are wrong. */
final class LimitOption {

  private LimitOption() {}

  /**
   * @param words each a name, "=" and a value
   * @throws IllegalArgumentException with a message for the user
   */
  static Limits parse(List<String> words) {
    Map<LimitName, Double> changes = new HashMap<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException(
            "--limit needs a name and a value, such as idle-workers.warning=0.3; it has '"
                + word
                + "'");
      }
      LimitName name = name(word.substring(0, equals));
      changes.put(name, value(name, word.substring(equals + 1)));
    }
    Limits limits = new Limits(changes);
    limits.contradiction().ifPresent(threshold -> refuse(threshold.row().name()));
    return limits;
  }

  private static LimitName name(String name) {
    List<LimitName> all = LimitName.all();
    return all.stream()
        .filter(each -> each.text().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(name, all)));
  }

  /** If the finding exists, the limits of the others are of no interest. */
  private static String unknown(String name, List<LimitName> all) {
    List<LimitName> ofFinding = LimitName.of(name.replaceFirst("\\..*", ""));
    List<LimitName> known = ofFinding.isEmpty() ? all : ofFinding;
    List<String> names = known.stream().map(LimitName::text).toList();
    return "there is no limit '"
        + name
        + "'"
        + Nearest.didYouMean(name, names)
        + (ofFinding.isEmpty() ? "; there are: " : "; this finding has: ")
        + names.stream().collect(Collectors.joining(", "));
  }

  private static double value(LimitName name, String text) {
    try {
      double value = Double.parseDouble(text);
      if (name.unit().allows(value)) {
        return value;
      }
    } catch (NumberFormatException e) {
      // it is refused below, as a number out of range is
    }
    throw new IllegalArgumentException(
        name.text()
            + " can't be '"
            + text
            + "'; it is a "
            + (name.unit() == Unit.SHARE
                ? "share: a number above 0, up to 1"
                : "number above 0, in this unit: " + name.unit().words()));
  }

  private static void refuse(String threshold) {
    throw new IllegalArgumentException(
        "with these limits, %s makes a warning where it would not even make a remark; change %s.remark, too, or %s.warning"
            .formatted(threshold, threshold, threshold));
  }
}
