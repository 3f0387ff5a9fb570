package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.stall.StallAccount;
import io.fjprobe.analyzer.account.stall.StalledRow;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Pins;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.advice.StallAdvice;
import io.fjprobe.analyzer.wording.StallWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * Tasks are queued, and none is run: who waits for what.
 *
 * <p>Needs PoolStall and StalledThread or, without them, the last statistics.
 */
public final class StalledPoolFinding implements Finding {

  public static final String ID = "stalled-pool";

  /** The explanation describes at most this many groups of threads. */
  private static final int THREADS_NAMED = 6;

  @Override
  public String id() {
    return ID;
  }

  @Override
  public boolean isFailure() {
    return true;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Verdict verdict = new Verdict(this, subject);
    List<StallAccount> stalls = subject.pool().progress().stalls();
    if (stalls.isEmpty()) {
      return verdict.ok("queued tasks were never stalled");
    }
    StallAccount worst = stalls.get(0);
    StallWording words = new StallWording(worst);
    boolean explained = Pins.explainStalls(subject);
    return verdict.diagnosis(
        !explained && worst.states().busy() == 0 && worst.states().inTasks() == 0
            ? Severity.WARNING
            : Severity.INFO,
        1,
        null,
        words.summary(),
        explanation(stalls, words)
            + (explained ? " Its carriers are pinned, which pinned-carriers explains." : ""),
        StallAdvice.of(worst));
  }

  private static String explanation(List<StallAccount> stalls, StallWording words) {
    StallAccount worst = stalls.get(0);
    List<String> sentences = new ArrayList<>();
    sentences.add(words.extent());
    words.signalLost().ifPresent(sentences::add);
    List<StalledRow> rows = worst.threads();
    rows.stream().limit(THREADS_NAMED).map(words::sentence).forEach(sentences::add);
    if (rows.size() > THREADS_NAMED) {
      sentences.add(
          text("The events show %s more.", Wording.many(rows.size() - THREADS_NAMED, "group")));
    }
    if (stalls.size() > 1) {
      long others = stalls.stream().skip(1).mapToLong(stall -> stall.period().nanos()).sum();
      sentences.add(
          text(
              "The pool stalled another %s, for %s in total.",
              Wording.many(stalls.size() - 1, "time"), Wording.time(others)));
    }
    return String.join(" ", sentences);
  }
}
