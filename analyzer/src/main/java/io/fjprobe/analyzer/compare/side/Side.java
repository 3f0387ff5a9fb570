package io.fjprobe.analyzer.compare.side;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.window.Operations;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.measure.Sample;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.moment.MomentSide;
import io.fjprobe.analyzer.compare.statistics.Design;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One workload as one set of recordings has it.
 *
 * @param label what tells it from the other side, for example JDK 17
 * @param forks one for each recording: its account, its section, and its measured iterations; all
 *     of a recording without iterations is one
 * @param pools that carry the work, by name
 * @param parallelism of these; of the workload where no pool takes part
 * @param unitOfWork what the samples count as operations
 */
public record Side(
    String label, List<Fork> forks, List<String> pools, int parallelism, UnitOfWork unitOfWork) {

  /**
   * @param round of the matrix that it ran in, beside one of the other side; null: in none
   */
  public record Fork(
      RecordingAccount recording,
      SectionAccount section,
      List<Sample> iterations,
      @Nullable Integer round) {}

  /** Returns this side with some of its forks only. */
  public Side of(List<Fork> some) {
    return new Side(label, some, pools, parallelism, unitOfWork);
  }

  public RecordingAccount firstRecording() {
    return forks.get(0).recording();
  }

  public SectionAccount firstSection() {
    return forks.get(0).section();
  }

  /** The pools of a JVM that carry the work. */
  public List<PoolAccount> carriersOf(Fork fork) {
    return fork.section().pools().stream().filter(pool -> pools.contains(pool.name())).toList();
  }

  /** Returns whether the recordings have no iterations, so that each counts as a whole. */
  public boolean whole() {
    return firstSection().identity().workload() == null;
  }

  /**
   * Returns whether the iterations are not those of the program, but parts between looks at the
   * counters.
   */
  public boolean betweenLooks() {
    Operations operations = firstSection().period().operations();
    return operations != null && operations.timed() != Operations.Timed.ITERATION;
  }

  public MomentSide moments() {
    return new MomentSide(
        forks.stream()
            .map(
                fork ->
                    new MomentSide.Recorded(
                        fork.section().moments(),
                        sum(fork, Quantity.WALL),
                        sum(fork, Quantity.OPERATIONS)))
            .toList());
  }

  /** Returns the sum of the iterations of one recording. */
  public static double sum(Fork fork, Quantity quantity) {
    return fork.iterations().stream().mapToDouble(iteration -> iteration.get(quantity)).sum();
  }

  public double sum(Quantity quantity) {
    return iterations().stream().mapToDouble(iteration -> iteration.get(quantity)).sum();
  }

  public List<Sample> iterations() {
    return forks.stream().flatMap(fork -> fork.iterations().stream()).toList();
  }

  public Design design() {
    return new Design(
        forks.stream()
            .map(fork -> betweenLooks() ? ofRatio(fork) : logTimes(fork))
            .toArray(double[][]::new),
        betweenLooks());
  }

  /**
   * Returns by how many nanoseconds the CPU time of the pools may be off in all. A mean over a
   * second may span several iterations, so that more is known of all of them than of each.
   */
  public double doubtOfCpuNanos() {
    return forks.stream().mapToDouble(this::doubtOfCpuNanos).sum();
  }

  private double doubtOfCpuNanos(Fork fork) {
    return carriersOf(fork).stream()
        .map(pool -> pool.times().account().parts().outside().cpu())
        .filter(Objects::nonNull)
        .mapToDouble(cpu -> Math.max(cpu.highNanos() - cpu.nanos(), cpu.nanos() - cpu.lowNanos()))
        .sum();
  }

  /**
   * Returns the share of the machine's CPUs that other processes use, 0 to 1; null when not
   * recorded.
   */
  public @Nullable Double foreignLoad() {
    List<Double> loads =
        forks.stream()
            .map(fork -> fork.section().machine().foreignLoad())
            .filter(Objects::nonNull)
            .toList();
    return loads.isEmpty()
        ? null
        : Double.valueOf(loads.stream().mapToDouble(load -> load).average().orElseThrow());
  }

  /**
   * Returns the CPU time per operation, in nanoseconds, of threads that no event names, such as
   * those of the garbage collector; null when not recorded.
   */
  public @Nullable Double unnamedCpuNanos() {
    List<Long> nanos =
        forks.stream()
            .map(fork -> fork.section().process().otherCpuNanos())
            .filter(Objects::nonNull)
            .toList();
    return nanos.size() < forks.size()
        ? null
        : Double.valueOf(nanos.stream().mapToLong(each -> each).sum() / sum(Quantity.OPERATIONS));
  }

  private static double[] logTimes(Fork fork) {
    return fork.iterations().stream().mapToDouble(Side::logTime).toArray();
  }

  /**
   * Returns the logarithm of the time per operation, with a deviation for each part. Parts differ
   * in the number of operations, and a part with few of them does not tell their time well. So the
   * time of the JVM is that of all its operations, and a part counts for what it adds to that, in
   * first order.
   */
  private static double[] ofRatio(Fork fork) {
    Sample all = Sample.sum(fork.iterations());
    double time = all.get(Quantity.WALL) / all.get(Quantity.OPERATIONS);
    double mean = all.get(Quantity.WALL) / fork.iterations().size();
    return fork.iterations().stream()
        .mapToDouble(
            part ->
                Math.log(time)
                    + (part.get(Quantity.WALL) - time * part.get(Quantity.OPERATIONS)) / mean)
        .toArray();
  }

  private static double logTime(Sample iteration) {
    return Math.log(iteration.get(Quantity.WALL) / iteration.get(Quantity.OPERATIONS));
  }
}
