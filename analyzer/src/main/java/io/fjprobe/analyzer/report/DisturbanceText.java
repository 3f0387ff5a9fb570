package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.scale.ScaleAccount;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Objects;

/** What made tasks of a recording seem longer than they are. */
final class DisturbanceText {

  /** From this share on it is told. */
  private static final double MUCH = 0.05;

  private final Page page;

  DisturbanceText(Page page) {
    this.page = page;
  }

  static boolean isDisturbed(ScaleAccount account) {
    return waits(account) || pauses(account);
  }

  private static boolean waits(ScaleAccount account) {
    return waited(account) > MUCH * work(account);
  }

  /** Where it was not recorded nothing can be said of it. */
  private static long waited(ScaleAccount account) {
    return Objects.requireNonNullElse(account.waitedNanos(), 0L);
  }

  private static boolean pauses(ScaleAccount account) {
    return paused(account) > MUCH * span(account);
  }

  private static long paused(ScaleAccount account) {
    return Objects.requireNonNullElse(account.pausedNanos(), 0L);
  }

  private static double work(ScaleAccount account) {
    return account.operations().stream().mapToDouble(o -> o.workNanos() * o.operations()).sum();
  }

  private static double span(ScaleAccount account) {
    return account.operations().stream().mapToDouble(o -> o.spanNanos() * o.operations()).sum();
  }

  void print(ScaleAccount account) {
    if (waits(account)) {
      page.paragraph(
          "doubtful ",
          "Threads of the JVM waited for a CPU for "
              + Wording.time(waited(account))
              + " in all. The work of all operations is "
              + Wording.time(work(account))
              + ". Tasks that have to wait seem longer, and so does the span. Record with no more"
              + " workers than CPUs, on a quiet machine.");
    }
    if (pauses(account)) {
      page.paragraph(
          "doubtful ",
          "The garbage collector paused all tasks for "
              + Wording.time(paused(account))
              + " in all. The span of all operations is "
              + Wording.time(span(account))
              + ". A task that is paused seems longer, and so does the span.");
    }
  }
}
