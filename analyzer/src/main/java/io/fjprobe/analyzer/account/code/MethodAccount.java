package io.fjprobe.analyzer.account.code;

import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.sample.MethodTally;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which methods all threads ran, by samples. A method counts while what it called runs.
 *
 * @param samples of all threads; one of native code counts as many times as its period is longer
 *     than that of the others
 * @param nanos of running that they stand for; null: not known how much one stands for
 * @param rows by the names of methods
 * @param inNativeWaits the share of the running time, by looks, in native methods whose samples do
 *     not count, since threads mostly wait there
 */
public record MethodAccount(
    long samples, @Nullable Long nanos, Map<String, Row> rows, double inNativeWaits) {

  public static final MethodAccount NONE = new MethodAccount(0, 0L, Map.of());

  /** Makes an account of samples that show all of the running time. */
  public MethodAccount(long samples, @Nullable Long nanos, Map<String, Row> rows) {
    this(samples, nanos, rows, 0);
  }

  /**
   * What is known of a method.
   *
   * @param samples with it on the stack
   * @param depth how many methods it had called in the mean, with those that they had called
   * @param own it is the application's
   * @param called in how many of these samples code called it that is not the JDK's
   */
  public record Row(long samples, double depth, boolean own, long called) {

    private Row plus(Row other) {
      long both = samples + other.samples;
      return new Row(
          both,
          (samples * depth + other.samples * other.depth) / both,
          own || other.own,
          called + other.called);
    }
  }

  public static MethodAccount of(Recording recording, Window window) {
    return ofSamples(recording.facts(), window, false);
  }

  /** Counts only samples in which a throwable was made, or its stack was read. */
  public static MethodAccount ofThrowables(Recording recording, Window window) {
    return ofSamples(recording.facts(), window, true);
  }

  /**
   * Counts stacks that looks at all threads saw, of threads that ran. These are few, and also show
   * native methods and where the JVM's own code was called.
   */
  public static MethodAccount ofLooks(Recording recording, Window window) {
    return of(sum(recording.facts(), window, MethodTally.Source.LOOKS, false), null);
  }

  private static MethodAccount ofSamples(Facts facts, Window window, boolean ofThrowables) {
    if (facts.isSampledByCpuTime()) {
      return of(sum(facts, window, MethodTally.Source.CPU_TIME_SAMPLES, ofThrowables), null);
    }
    MethodTally sum = sum(facts, window, MethodTally.Source.SAMPLES, ofThrowables);
    Long period = facts.setUp().nanos("jdk.ExecutionSample", "period");
    Long ofNative = facts.setUp().nanos("jdk.NativeMethodSample", "period");
    if (period != null && ofNative != null) {
      sum.merge(
          sum(facts, window, MethodTally.Source.NATIVE_SAMPLES, ofThrowables),
          Math.max(1, Math.round((double) ofNative / period)));
    }
    MethodAccount account = of(sum, period == null ? null : Long.valueOf(period * sum.samples()));
    return new MethodAccount(
        account.samples, account.nanos, account.rows, inNativeWaits(facts, window));
  }

  /** The methods are known by samples, which leave them out, and their time by looks. */
  private static double inNativeWaits(Facts facts, Window window) {
    MethodTally looks = sum(facts, window, MethodTally.Source.LOOKS, false);
    Set<String> waits =
        sum(facts, window, MethodTally.Source.NATIVE_WAITS, false).counts().keySet();
    long seen =
        looks.counts().entrySet().stream()
            .filter(each -> waits.contains(each.getKey()))
            .mapToLong(each -> each.getValue().samples())
            .sum();
    return looks.samples() == 0 ? 0 : (double) seen / looks.samples();
  }

  private static MethodTally sum(
      Facts facts, Window window, MethodTally.Source source, boolean ofThrowables) {
    MethodTally sum = new MethodTally();
    facts
        .methods()
        .all()
        .forEach(
            (key, tally) -> {
              if (key.source() == source
                  && key.ofThrowables() == ofThrowables
                  && window.contains(key.segment())) {
                sum.merge(tally);
              }
            });
    return sum;
  }

  static MethodAccount of(MethodTally tally, @Nullable Long nanos) {
    return new MethodAccount(
        tally.samples(),
        nanos,
        tally.counts().entrySet().stream()
            .collect(
                Collectors.toMap(
                    Map.Entry::getKey,
                    entry ->
                        new Row(
                            entry.getValue().samples(),
                            entry.getValue().depth(),
                            tally.own().contains(entry.getKey()),
                            entry.getValue().called()))));
  }

  /** Returns the share of the samples that a method was on the stack in, 0 to 1. */
  public double share(String method) {
    Row row = rows.get(method);
    return row == null ? 0 : (double) row.samples() / samples;
  }

  /** Returns how many methods it had called in the mean; 0: it is on no stack. */
  public double depth(String method) {
    Row row = rows.get(method);
    return row == null ? 0 : row.depth();
  }

  /** Adds up what several recordings have. */
  public static MethodAccount sum(List<MethodAccount> accounts) {
    Map<String, Row> rows = new HashMap<>();
    accounts.forEach(
        account -> account.rows.forEach((method, row) -> rows.merge(method, row, Row::plus)));
    Long nanos = 0L;
    for (MethodAccount account : accounts) {
      nanos = Sums.sumOrNull(nanos, account.nanos);
    }
    long samples = accounts.stream().mapToLong(MethodAccount::samples).sum();
    double inWaits = accounts.stream().mapToDouble(its -> its.samples * its.inNativeWaits).sum();
    return new MethodAccount(samples, nanos, rows, samples == 0 ? 0 : inWaits / samples);
  }
}
