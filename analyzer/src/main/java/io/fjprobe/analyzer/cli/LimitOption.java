package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.finding.limit.LimitName;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.limit.Unit;
import io.fjprobe.analyzer.text.Nearest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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

  /** All names are many: they are listed only if none of them is like this one. */
  private static String unknown(String name, List<LimitName> all) {
    String unknown = "there is no limit '" + name + "'";
    List<String> ofFinding = texts(LimitName.of(name.replaceFirst("\\..*", "")));
    if (!ofFinding.isEmpty()) {
      return unknown + "; this finding has: " + String.join(", ", ofFinding);
    }
    String nearest = Nearest.didYouMean(name, texts(all));
    return unknown
        + (nearest.isEmpty() ? "; there are: " + String.join(", ", texts(all)) : nearest);
  }

  private static List<String> texts(List<LimitName> names) {
    return names.stream().map(LimitName::text).toList();
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
