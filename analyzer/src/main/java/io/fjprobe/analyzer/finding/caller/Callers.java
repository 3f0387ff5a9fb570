package io.fjprobe.analyzer.finding.caller;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.blocking.ResultWaits;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.finding.Finding;
import java.util.Optional;

/** Threads outside that wait for the pools. */
public final class Callers {

  private Callers() {}

  /** Callers wait longest at this line, as far as events tell. */
  public static Optional<String> line(Finding.Subject subject) {
    SectionAccount section = subject.section();
    ResultWaits futures = CallerWaits.byFutures(subject);
    return futures != null
        ? Optional.ofNullable(futures.line())
        : section.callers().joins().rows().byLine().stream().findFirst().map(Row::name);
  }

  /** This is the beginning of a sentence about callers. */
  public static String wait(Finding.Subject subject) {
    return line(subject).map(line -> line + " waits").orElse("callers wait");
  }
}
