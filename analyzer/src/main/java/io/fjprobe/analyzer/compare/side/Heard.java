package io.fjprobe.analyzer.compare.side;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.list.Findings;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What each recording of a side says by itself: the diagnoses of a summary, for the same part of
 * the recording that is compared. A comparison that does not know them may take an effect for the
 * cause.
 */
public final class Heard {

  private final List<List<Diagnosis>> ofForks;

  private Heard(List<List<Diagnosis>> ofForks) {
    this.ofForks = ofForks;
  }

  public static Heard of(Side side) {
    return new Heard(
        side.forks().stream().map(fork -> fired(fork.recording(), fork.section())).toList());
  }

  private static List<Diagnosis> fired(RecordingAccount recording, SectionAccount section) {
    return Findings.of(recording, List.of(section)).stream().filter(Diagnosis::fires).toList();
  }

  /** Returns the diagnosis as one of the recordings has it; null: most of them do not have it. */
  public @Nullable Diagnosis of(String finding) {
    List<Diagnosis> found =
        ofForks.stream()
            .flatMap(fork -> fork.stream().filter(each -> each.finding().equals(finding)).limit(1))
            .toList();
    return 2 * found.size() > ofForks.size() ? found.get(0) : null;
  }

  /** Returns the warning that comes first in most of the recordings; null: there is none. */
  public @Nullable Diagnosis first() {
    Map<String, Long> count =
        firsts().collect(Collectors.groupingBy(Diagnosis::finding, Collectors.counting()));
    return firsts()
        .filter(each -> 2 * Objects.requireNonNull(count.get(each.finding())) > ofForks.size())
        .max(Comparator.comparingInt(Diagnosis::score))
        .orElse(null);
  }

  private Stream<Diagnosis> firsts() {
    return ofForks.stream()
        .flatMap(fork -> fork.stream().limit(1))
        .filter(each -> each.severity() == Severity.WARNING);
  }
}
