package io.fjprobe.metrics;

/**
 * The pools that share a time series. A name without the number of the pool, so that a program that
 * makes pools one after the other does not make a series of each.
 *
 * @param name such as ForkJoinPool, of ForkJoinPool-1 and ForkJoinPool-2
 * @param kind as in events: common, custom and so on
 */
record PoolLabel(String name, String kind) {

  /** Stands for all names that come when there are too many already. */
  static final PoolLabel OTHER = new PoolLabel("(other)", "(other)");

  static PoolLabel of(String poolName, String kind) {
    String name = poolName.replaceFirst("[-_#.:@ ]*\\d+$", "");
    return new PoolLabel(name.isEmpty() ? poolName : name, kind);
  }

  /** The class of the executor. */
  String type() {
    return kind.equals("jsr166y") ? "jsr166y.ForkJoinPool" : "java.util.concurrent.ForkJoinPool";
  }
}
