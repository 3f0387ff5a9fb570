package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.blocking.TimedOutWaits;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.Holdup;
import io.fjprobe.analyzer.account.moment.LetGoOn;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Objects;
import java.util.function.BiConsumer;

/**
 * That those who hold most of the time up by waiting go on only when a time is over: their
 * time-out, or that of a timer.
 */
final class TimeOutText {

  /** Waits that end by their time-out last for at least this share of all waits at the line. */
  private static final double MOST = 0.5;

  private TimeOutText() {}

  /** Prints it if it is so, as far as events tell. */
  static void print(SectionAccount section, BiConsumer<String, String> page) {
    if (section.moments() == null || section.moments().boxes().isEmpty()) {
      return;
    }
    Box box = Holdup.greatestOf(section.moments()).highest();
    String line = box.line();
    if (line == null || box.doing().runsCode()) {
      return;
    }
    printTimers(section.moments(), box, page);
    TimedOutWaits.Row row = section.timedOutWaits().byLine().get(line);
    if (row != null && row.nanos() >= MOST * row.waitNanos()) {
      page.accept(
          "waits    ",
          Wording.text(
              "%s of %s%s end only by their time-out%s: nobody lets them go on before",
              Wording.count(row.count()),
              Wording.many(row.waits(), "recorded wait"),
              MomentWording.at(line),
              row.timeOut() == 0 ? "" : " of " + Wording.time(row.timeOut())));
    }
  }

  private static void printTimers(MomentAccount account, Box box, BiConsumer<String, String> page) {
    LetGoOn its =
        LetGoOn.of(
            account.releases(),
            row -> row.doing() == box.doing() && Objects.equals(row.line(), box.line()));
    if (its.isMostlyTimed() && its.most() != null) {
      page.accept(
          "waits    ",
          Wording.text(
              "those%s end only when a time is over, %s",
              MomentWording.line(box), MomentWording.timed(its, its.most())));
    }
  }
}
