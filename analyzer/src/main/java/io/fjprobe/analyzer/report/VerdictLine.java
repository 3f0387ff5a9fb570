package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The whole recording in one sentence. */
final class VerdictLine {

  /** A program has hardly used the CPUs if this share of their time is unused. */
  private static final double MOSTLY_UNUSED = 0.5;

  private VerdictLine() {}

  static String of(RecordingAccount account, List<Diagnosis> findings) {
    List<Diagnosis> fired = findings.stream().filter(Diagnosis::fires).toList();
    long pools = account.sections().stream().mapToLong(s -> s.pools().size()).sum();
    if (pools == 0) {
      return fired.isEmpty()
          ? nothingFound(account)
          : counts(fired)
              + "; no pool did anything in this window; first: "
              + fired.get(0).statement().summary()
              + ".";
    }
    if (fired.isEmpty()) {
      return (findings.stream().anyMatch(f -> f.severity() == Severity.NOT_RECORDED)
              ? "Nothing was found that makes Fork/Join slow, as far as it was recorded."
              : "Nothing was found that makes Fork/Join slow.")
          + unusedCpus(account);
    }
    Diagnosis worst = fired.get(0);
    int sections = account.sections().size();
    String where = sections == 1 ? "" : " in " + sections + " workloads";
    return counts(fired)
        + where
        + "; first: "
        + worst.statement().summary()
        + (worst.place().ofJvm() ? " (whole JVM" : " (pool " + worst.place().pool())
        + (sections == 1 ? "" : ", " + worst.place().section())
        + ").";
  }

  /** Looks at all threads are judged too. Without them, only events tell of other threads. */
  private static String nothingFound(RecordingAccount account) {
    return moments(account) == null
        ? "No pool did anything in this window. fjprobe explains Fork/Join pools only."
            + otherThreads(account)
        : "Nothing was found that makes the program slow; no pool did anything in this window."
            + unusedCpus(account);
  }

  private static @Nullable MomentAccount moments(RecordingAccount account) {
    return account.sections().size() == 1 ? account.sections().get(0).moments() : null;
  }

  /** A program may be slow for another reason: the account of wall time says what it waits for. */
  private static String unusedCpus(RecordingAccount account) {
    MomentAccount moments = moments(account);
    return moments == null || moments.unusedShare() < MOSTLY_UNUSED
        ? ""
        : Wording.text(
            " But %s of the CPUs are unused: TIME says what the program waits for.",
            Wording.percent(moments.unusedShare()));
  }

  /** Says what other executors do. It is in the events, even if nobody judges it. */
  private static String otherThreads(RecordingAccount account) {
    return account.sections().stream()
        .map(section -> section.process().waiting())
        .filter(Objects::nonNull)
        .findFirst()
        .map(
            waiting ->
                Wording.text(
                    " Of the other threads, %s%s waited longest: %s in %s, of which %s in %s (%s).",
                    waiting.name(),
                    waiting.threads() == 1 ? "" : " (" + waiting.threads() + " threads)",
                    Wording.time(waiting.all().totalNanos()),
                    Wording.many(waiting.all().count(), "wait"),
                    Wording.time(waiting.longest().totalNanos()),
                    waiting.longest().name(),
                    Wording.many(waiting.longest().count(), "event")))
        .orElse("");
  }

  private static String counts(List<Diagnosis> fired) {
    long warnings = fired.stream().filter(f -> f.severity() == Severity.WARNING).count();
    List<String> parts = new ArrayList<>();
    if (warnings > 0) {
      parts.add(Wording.many(warnings, "warning"));
    }
    if (fired.size() > warnings) {
      parts.add(Wording.many(fired.size() - warnings, "remark"));
    }
    return String.join(", ", parts);
  }
}
