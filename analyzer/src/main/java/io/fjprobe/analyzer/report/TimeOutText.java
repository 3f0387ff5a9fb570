package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.Holdup;
import io.fjprobe.analyzer.account.moment.LetGoOn;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Objects;
import java.util.function.BiConsumer;

/**
 * That those who hold most of the time up by waiting go on only when the time of a timer is over.
 */
final class TimeOutText {

  private TimeOutText() {}

  /** Prints it if it is so, as far as looks tell. */
  static void print(SectionAccount section, BiConsumer<String, String> page) {
    if (section.moments() == null || section.moments().boxes().isEmpty()) {
      return;
    }
    Box box = Holdup.greatestOf(section.moments()).highest();
    if (box.line() != null && !box.doing().runsCode()) {
      printTimers(section.moments(), box, page);
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
