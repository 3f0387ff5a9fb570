package io.fjprobe.analyzer.account.code;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.sample.MethodTally;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Which methods all threads ran, by samples. A method counts while what it called runs.
 *
 * @param samples of all threads
 * @param rows by the names of methods
 */
public record MethodAccount(long samples, Map<String, Row> rows) {

  public static final MethodAccount NONE = new MethodAccount(0, Map.of());

  /**
   * What is known of a method.
   *
   * @param samples with it on the stack
   * @param depth how many methods it had called in the mean, with those that they had called
   * @param own it is the application's
   */
  public record Row(long samples, double depth, boolean own) {

    private Row plus(Row other) {
      long both = samples + other.samples;
      return new Row(
          both, (samples * depth + other.samples * other.depth) / both, own || other.own);
    }
  }

  public static MethodAccount of(Recording recording, Window window) {
    return of(recording.facts(), window, false);
  }

  /** Counts only samples in which a throwable was made, or its stack was read. */
  public static MethodAccount ofThrowables(Recording recording, Window window) {
    return of(recording.facts(), window, true);
  }

  private static MethodAccount of(Facts facts, Window window, boolean ofThrowables) {
    MethodTally sum = new MethodTally();
    facts
        .methods()
        .forEach(
            (key, tally) -> {
              if (key.byCpuTime() == facts.isSampledByCpuTime()
                  && key.ofThrowables() == ofThrowables
                  && window.contains(key.segment())) {
                sum.merge(tally);
              }
            });
    return of(sum);
  }

  private static MethodAccount of(MethodTally tally) {
    return new MethodAccount(
        tally.samples(),
        tally.counts().entrySet().stream()
            .collect(
                Collectors.toMap(
                    Map.Entry::getKey,
                    entry ->
                        new Row(
                            entry.getValue().samples(),
                            entry.getValue().depth(),
                            tally.own().contains(entry.getKey())))));
  }

  /** Returns the share of the samples that a method was on the stack in, 0 to 1. */
  public double share(String method) {
    Row row = rows.get(method);
    return row == null ? 0 : (double) row.samples() / samples;
  }

  /** Adds up what several recordings have. */
  public static MethodAccount sum(List<MethodAccount> accounts) {
    Map<String, Row> rows = new HashMap<>();
    accounts.forEach(
        account -> account.rows.forEach((method, row) -> rows.merge(method, row, Row::plus)));
    return new MethodAccount(accounts.stream().mapToLong(MethodAccount::samples).sum(), rows);
  }
}
