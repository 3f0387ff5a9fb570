package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** The account of wall time, as a table. */
final class MomentText {

  /** A reason is worth a word if at least this share of all CPUs is unused for it. */
  private static final double LEAST_UNUSED = 0.01;

  /** A box is shown if it has at least this share of the time. */
  private static final double LEAST_SHARE = 0.01;

  /** A row shows the rest if it is at least this share of the time. */
  private static final double LEAST_REST = 0.05;

  /** Virtual threads that wait for a carrier are worth a line if there are so many in the mean. */
  private static final double LEAST_READY = 0.5;

  private final Page page;
  private final int most;

  /**
   * @param most boxes that are shown
   */
  MomentText(Page page, int most) {
    this.page = page;
    this.most = most;
  }

  void print(MomentAccount account) {
    Table table = new Table("Whose time it is", "of the time", "threads", "alone");
    List<Box> shown =
        account.boxes().stream().filter(box -> box.share() >= LEAST_SHARE).limit(most).toList();
    double rest = 1 - shown.stream().mapToDouble(Box::share).sum();
    for (Box box : shown) {
      table.row(
          MomentWording.of(box),
          Wording.percent(box.share()),
          Wording.text("%.1f", box.width()),
          box.doing().runsCode() || box.doing().isBlocked() ? Wording.percent(box.alone()) : "");
    }
    if (rest >= LEAST_REST) {
      table.row("the rest", Wording.percent(rest), "", "");
    }
    page.blank().paragraph("TIME     ", MomentWording.headline(account));
    table.printTo(page);
    page.paragraph("CPUs     ", unused(account));
    printReady(account, page::paragraph);
  }

  /** Prints how many virtual threads wait for a carrier, if there are some. */
  static void printReady(MomentAccount account, BiConsumer<String, String> page) {
    Double ready = account.readyVirtualThreads();
    if (ready != null && ready >= LEAST_READY) {
      page.accept(
          "carriers ",
          Wording.text(
              "about %s virtual threads could run and waited for a carrier, in the mean",
              Wording.number(ready)));
    }
  }

  /** Prints who lets others go on, where some were seen. */
  void printReleases(MomentAccount account) {
    if (account.releases().isEmpty()) {
      return;
    }
    Table table = new Table("Who lets others go on (a sample)", "seen");
    account.releases().stream()
        .limit(most)
        .forEach(row -> table.row(MomentWording.of(row), Wording.count(row.times())));
    table.printTo(page);
    page.blank();
  }

  private static String unused(MomentAccount account) {
    String why =
        account.unused().stream()
            .filter(row -> row.share() >= LEAST_UNUSED)
            .map(row -> Wording.percent(row.share()) + ": " + row.why().words())
            .collect(Collectors.joining("; "));
    return Wording.percent(account.unusedShare())
        + " of "
        + Wording.many(account.cpus(), "CPU")
        + " unused"
        + (why.isEmpty() ? "" : " (" + why + ")");
  }
}
