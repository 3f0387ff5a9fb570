package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Threshold;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * CPUs are unused for a reason that looks at all threads show; these are not of a pool but of the
 * whole JVM.
 */
abstract class MomentFinding extends LookFinding {

  private final Unused why;
  private final Threshold threshold;

  MomentFinding(Unused why, Threshold threshold) {
    this.why = why;
    this.threshold = threshold;
  }

  @Override
  final Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account) {
    String missing = missing(account);
    if (missing != null) {
      return verdict.notRecorded(missing + ": nobody looked at it");
    }
    UnusedCpus unused = UnusedCpus.of(subject, why, threshold);
    String elsewhere = unused == null ? null : elsewhere(subject, unused);
    if (elsewhere != null) {
      return verdict.ok(elsewhere);
    }
    return unused == null
        ? verdict.ok(text("CPUs are hardly ever unused for this reason: %s", why.words()))
        : judge(verdict, unused);
  }

  /** This names what else has to be known. Null: nothing is missing. */
  @Nullable String missing(MomentAccount account) {
    return null;
  }

  /** This says which other finding knows why. Null: there is none. */
  @Nullable String elsewhere(Subject subject, UnusedCpus unused) {
    return null;
  }

  /** These are the boxes of one kind. The one with the most thread time comes first. */
  static List<Box> boxes(UnusedCpus unused, Predicate<Box> which) {
    return unused.account().boxes().stream()
        .filter(which)
        .sorted(Comparator.comparingDouble((Box box) -> box.width() * box.share()).reversed())
        .toList();
  }

  /** This judges CPUs that are unused for this reason in more than a few moments. */
  abstract Diagnosis judge(Verdict verdict, UnusedCpus unused);
}
