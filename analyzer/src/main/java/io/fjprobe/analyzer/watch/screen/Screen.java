package io.fjprobe.analyzer.watch.screen;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.blocking.BlockedLine;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.Bucket;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.report.BucketNames;
import io.fjprobe.analyzer.report.Shortened;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** What is seen, in lines: first who is there, then where the time goes, then what is wrong. */
public final class Screen {

  /** Screens of at least this many lines have room for more of everything. */
  private static final int TALL = 40;

  /** A part of a pool's time is worth a word from this share on. */
  private static final double LEAST = 0.01;

  /** On wide screens numbers are not to be far from the words. */
  private static final int MOST_ROW = 120;

  private static final Pattern CALLER = Pattern.compile(" called from ");
  private static final int GAUGE = 20;
  private static final String INDENT = "  ";

  private final int width;
  private final int height;
  private final boolean tall;

  /**
   * @param width in characters
   * @param height in lines
   */
  public Screen(int width, int height) {
    this.width = width;
    this.height = height;
    tall = height >= TALL;
  }

  /**
   * Makes the lines.
   *
   * @param title what is watched, and when
   * @param findings those that fire, and then those that are gone
   * @param nowNanos of the same clock as theirs
   */
  public List<AttributedString> of(
      Seen seen, List<FindingHistory.Row> findings, Choice choice, Title title, long nowNanos) {
    Lines lines = new Lines(width);
    lines.bar(Lines.INVERSE, title.left(seen), title.right());
    SectionAccount section = seen.section();
    time(section.moments(), lines);
    List<PoolAccount> pools = choice.order().sort(section.pools());
    int chosen = Math.min(choice.pool(), pools.size() - 1);
    lines.blank();
    if (pools.isEmpty()) {
      lines.add(Lines.PLAIN, "No pool did anything in this window.");
    } else {
      new PoolTable(lines, section.period().wallNanos()).print(pools, chosen, tall ? 12 : 3);
      pool(pools.get(chosen), lines);
    }
    boxes(section.moments(), lines);
    lines.blank();
    Lines below = new Lines(width);
    findings.forEach(row -> finding(row, nowNanos, below));
    if (findings.isEmpty()) {
      below.add(Lines.PLAIN, "No finding fires.");
    }
    lines.addAll(below.all(), height - lines.size());
    return lines.all();
  }

  private void time(@Nullable MomentAccount moments, Lines lines) {
    if (moments == null) {
      lines.add(Lines.PLAIN, "CPUs     not recorded: nobody looked at all threads in this window");
      return;
    }
    double used = 1 - moments.unusedShare();
    int filled = (int) Math.round(used * GAUGE);
    lines.paragraph(
        Lines.BOLD,
        "CPUs     ",
        "["
            + "#".repeat(filled)
            + ".".repeat(GAUGE - filled)
            + "] "
            + Wording.percent(used)
            + " of "
            + Wording.many(moments.cpus(), "CPU")
            + " used"
            + unused(moments),
        tall ? 2 : 1);
    lines.paragraph(Lines.BOLD, "TIME     ", MomentWording.headline(moments), 2);
  }

  private static String unused(MomentAccount moments) {
    return moments.unused().stream()
        .filter(row -> row.share() >= LEAST)
        .limit(1)
        .map(row -> "; " + Wording.percent(row.share()) + " unused: " + row.why().words())
        .collect(Collectors.joining());
  }

  /** Where the time of a pool's workers goes, and at which lines they block. */
  private void pool(PoolAccount pool, Lines lines) {
    TimeAccount time = pool.times().account();
    String parts =
        time.buckets().stream()
            .filter(bucket -> bucket.nanos() != null)
            .filter(bucket -> share(time, bucket) >= LEAST)
            .sorted(Comparator.comparingDouble((Bucket bucket) -> -share(time, bucket)))
            .map(
                bucket ->
                    Wording.percent(share(time, bucket)) + " " + BucketNames.of(bucket.kind()))
            .collect(Collectors.joining(", "));
    String name = Shortened.middle(pool.name(), width / 3) + ": ";
    lines.paragraph(
        Lines.BOLD,
        INDENT + name,
        parts.isEmpty() ? "where its time goes is not recorded" : parts,
        tall ? 3 : 1);
    Stream.concat(
            pool.inTasks().blocking().lines().stream().map(Screen::named),
            pool.inTasks().blocking().managed().stream())
        .sorted(Comparator.comparingLong(Row::totalNanos).reversed())
        .limit(tall ? 5 : 1)
        .forEach(row -> lines.add(Lines.PLAIN, INDENT + "blocks in " + of(row)));
  }

  /** Names a line without its package and its caller, for which there is no room. */
  private static Row named(BlockedLine line) {
    Row row = line.row();
    String where = line.at().line();
    String name =
        line.at().kind().text() + (where == null ? "" : MomentWording.at(CALLER.split(where)[0]));
    return new Row(name, row.count(), row.totalNanos(), row.maxNanos());
  }

  private static double share(TimeAccount time, Bucket bucket) {
    Double share = time.share(bucket.kind());
    return share == null ? 0 : share;
  }

  private static String of(Row row) {
    return row.name()
        + ": "
        + Wording.time(row.totalNanos())
        + " in "
        + Wording.many(row.count(), "time")
        + ", longest "
        + Wording.time(row.maxNanos());
  }

  private void boxes(@Nullable MomentAccount moments, Lines lines) {
    if (moments == null) {
      return;
    }
    lines.blank();
    Lines rows = new Lines(Math.min(width, MOST_ROW));
    rows.bar(Lines.BOLD, "WHOSE TIME IT IS", "of the time  threads");
    List<Box> shown =
        moments.boxes().stream().filter(box -> box.share() >= LEAST).limit(tall ? 12 : 3).toList();
    for (Box box : shown) {
      rows.bar(
          Lines.PLAIN,
          INDENT + MomentWording.of(box),
          Wording.text("%11s  %7.1f", Wording.percent(box.share()), box.width()));
    }
    lines.addAll(rows.all(), rows.size());
  }

  private void finding(FindingHistory.Row row, long nowNanos, Lines lines) {
    boolean warning = row.diagnosis().severity() == Severity.WARNING;
    AttributedStyle style = warning && !row.gone() ? Lines.ALARM : Lines.BOLD;
    String lead = row.gone() ? "gone     " : warning ? "WARNING  " : "REMARK   ";
    long seconds = Math.max(Math.round((nowNanos - row.sinceNanos()) / 1e9), 0);
    lines.paragraph(
        style,
        lead,
        row.diagnosis().finding()
            + " "
            + row.diagnosis().place().inParentheses()
            + (row.gone() ? ", " + seconds + " s ago" : ", for " + seconds + " s"),
        1);
    if (!row.gone()) {
      String indent = " ".repeat(lead.length());
      lines.paragraph(Lines.PLAIN, indent, row.diagnosis().statement().summary(), tall ? 4 : 2);
      row.diagnosis().statement().advice().stream()
          .limit(tall ? 2 : warning ? 1 : 0)
          .forEach(advice -> lines.paragraph(Lines.PLAIN, indent + "-> ", advice, tall ? 3 : 1));
    }
  }

  /** Makes the lines for when there is nothing to be seen. */
  public List<AttributedString> empty(Title title, String why) {
    Lines lines = new Lines(width);
    lines.bar(Lines.INVERSE, title.name(), title.right());
    lines.blank();
    lines.paragraph(Lines.PLAIN, "", why, 4);
    return lines.all();
  }

  /** Makes the last line, which says what keys do, or what became of the last one. */
  public AttributedString keys(Choice choice) {
    String keys =
        (choice.frozen() ? "FROZEN  " : "")
            + "q quit  s sort: "
            + choice.order().words()
            + "  p pool  f "
            + (choice.frozen() ? "go on" : "freeze")
            + "  w write";
    Lines lines = new Lines(width);
    lines.bar(Lines.INVERSE, choice.message().isEmpty() ? keys : choice.message(), "");
    return lines.all().get(0);
  }
}
