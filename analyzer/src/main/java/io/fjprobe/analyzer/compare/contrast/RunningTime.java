package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * The time for which the threads of one side run. Looks at all threads tell how long, and samples
 * or the stacks that looks saw tell where.
 */
final class RunningTime {

  /**
   * What one JVM has.
   *
   * @param nanos that all threads run
   */
  private record Run(
      double nanos, double operations, MethodAccount methods, MethodAccount ofThrowables) {}

  /**
   * A time per operation in nanoseconds.
   *
   * @param variance by the number of samples
   */
  record Time(double nanos, double variance) {

    /** Returns how much longer this is than another time, at least. */
    double atLeastMoreThan(Time other, double errors) {
      return nanos - other.nanos - errors * Math.sqrt(variance + other.variance);
    }
  }

  private final List<Run> runs = new ArrayList<>();
  private final boolean known;
  private final boolean byLooks;

  private RunningTime(Side side, Function<SectionAccount, MethodAccount> seen, boolean byLooks) {
    this.byLooks = byLooks;
    for (Side.Fork fork : side.forks()) {
      SectionAccount section = fork.section();
      double operations = Side.sum(fork, Quantity.OPERATIONS);
      MomentAccount moments = section.moments();
      MethodAccount methods = seen.apply(section);
      if (moments != null && methods.samples() > 0 && operations > 0) {
        double share =
            moments.boxes().stream()
                .filter(box -> box.doing().runsCode())
                .mapToDouble(box -> box.share() * box.width())
                .sum();
        runs.add(
            new Run(
                share * Side.sum(fork, Quantity.WALL),
                operations,
                methods,
                section.methodsOfThrowables()));
      }
    }
    known = runs.size() == side.forks().size();
  }

  static RunningTime bySamples(Side side) {
    return new RunningTime(side, SectionAccount::methods, false);
  }

  /** Looks see few stacks, but also those of native methods and of the JVM's own code. */
  static RunningTime byLooks(Side side) {
    return new RunningTime(side, SectionAccount::methodsByLooks, true);
  }

  /** Returns whether the stacks are those that looks saw, and not samples. */
  boolean isByLooks() {
    return byLooks;
  }

  /** Returns whether all recordings have looks and stacks. */
  boolean isKnown() {
    return known;
  }

  /**
   * Returns the share of the time that samples stand for, about 0 to 1: that in Java code. What the
   * JVM and the system do is in no sample. Where it is not known, nothing speaks against samples:
   * 1.
   */
  double sampledShare() {
    Long sampled = methods().nanos();
    return sampled == null ? 1 : sampled / runs.stream().mapToDouble(Run::nanos).sum();
  }

  /** Returns the methods that its threads run in all recordings. */
  MethodAccount methods() {
    return MethodAccount.sum(runs.stream().map(Run::methods).toList());
  }

  /** Returns the same, only while throwables are made or their stacks are read. */
  MethodAccount methodsOfThrowables() {
    return MethodAccount.sum(runs.stream().map(Run::ofThrowables).toList());
  }

  /** Returns all of the time per operation, in nanoseconds. */
  double nanos() {
    return runs.stream().mapToDouble(Run::nanos).sum()
        / runs.stream().mapToDouble(Run::operations).sum();
  }

  /** Returns the time per operation that one sample stands for, in nanoseconds. */
  double sample() {
    return time(run -> 1).nanos() / methods().samples();
  }

  /** Returns the time in a method and in what it calls. */
  Time in(String method) {
    return time(run -> run.methods().share(method));
  }

  /** Returns the time in which throwables are made and their stacks are read. */
  Time inThrowables() {
    return time(run -> (double) run.ofThrowables().samples() / run.methods().samples());
  }

  private Time time(ToDoubleFunction<Run> share) {
    double nanos = 0;
    double variance = 0;
    double operations = 0;
    for (Run run : runs) {
      double its = share.applyAsDouble(run);
      double shown = run.nanos() * (1 - run.methods().inNativeWaits());
      nanos += shown * its;
      variance += shown * shown * its * (1 - its) / run.methods().samples();
      operations += run.operations();
    }
    return new Time(nanos / operations, variance / (operations * operations));
  }
}
