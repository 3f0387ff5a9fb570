package io.fjprobe.analyzer.finding.limit;

import java.util.Arrays;
import java.util.List;

/** One value of a threshold, which a user can change: idle-workers.warning. */
public record LimitName(Threshold threshold, Degree degree) {

  /** These are all that there are, in the order of the table. */
  public static List<LimitName> all() {
    return Arrays.stream(Threshold.values())
        .flatMap(
            threshold ->
                Arrays.stream(Degree.values())
                    .filter(degree -> threshold.row().value(degree) != null)
                    .map(degree -> new LimitName(threshold, degree)))
        .toList();
  }

  /** These are the ones of a finding. */
  public static List<LimitName> of(String finding) {
    return all().stream().filter(name -> name.threshold.row().finding().equals(finding)).toList();
  }

  /** This is the name of the threshold, a dot and the degree. */
  public String text() {
    return threshold.row().name() + "." + degree.word();
  }

  public Unit unit() {
    return threshold.row().unit();
  }
}
