package io.fjprobe.workloads.uperf.round;

import io.fjprobe.workloads.run.figures.Distribution;
import java.util.List;

/** What a node, or all of them, did in one round. */
public final class Report {
  private final long[] counts = new long[Count.SIZE];

  /** Round trips: from before the request is sent until its last reply is there. */
  public final Distribution gets = new Distribution();

  public final Distribution puts = new Distribution();

  public Report() {}

  public Report(Counts counts) {
    for (Count count : Count.values()) {
      this.counts[count.ordinal()] = counts.get(count);
    }
  }

  /** What was counted since an earlier report; without times. */
  Report since(Report earlier) {
    Report since = new Report();
    for (int i = 0; i < counts.length; i++) {
      since.counts[i] = counts[i] - earlier.counts[i];
    }
    return since;
  }

  public long get(Count count) {
    return counts[count.ordinal()];
  }

  static Report sum(List<Report> reports) {
    Report sum = new Report();
    reports.forEach(sum::add);
    return sum;
  }

  public void add(Report other) {
    for (int i = 0; i < counts.length; i++) {
      counts[i] += other.counts[i];
    }
    gets.add(other.gets);
    puts.add(other.puts);
  }

  /** For {@link #parse}: in one line. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (long count : counts) {
      text.append(count).append(' ');
    }
    return text.append(gets).append(' ').append(puts).toString();
  }

  /**
   * @throws IllegalArgumentException for what {@link #toString} does not write
   */
  public static Report parse(String text) {
    String[] words = text.split(" ");
    if (words.length != Count.SIZE + 2) {
      throw new IllegalArgumentException("no report: " + text);
    }
    Report report = new Report();
    for (int i = 0; i < Count.SIZE; i++) {
      report.counts[i] = Long.parseLong(words[i]);
    }
    report.gets.add(Distribution.parse(words[Count.SIZE]));
    report.puts.add(Distribution.parse(words[Count.SIZE + 1]));
    return report;
  }
}
