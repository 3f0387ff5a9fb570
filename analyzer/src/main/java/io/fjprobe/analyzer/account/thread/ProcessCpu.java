package io.fjprobe.analyzer.account.thread;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The CPU time of a process and of its threads, made to agree: no parts are above their whole. The
 * system's counts of threads are parts for certain, so the whole is not less than they are: the
 * process and its threads are not looked at in the same moment. What the JVM tells of the load of
 * others is an estimate, so these have no more than what is left.
 *
 * @param nanos of the process; null when not recorded
 * @param factor that fits the estimates into it, from 0 to 1
 */
record ProcessCpu(@Nullable Long nanos, double factor) {

  /** CPU time of some threads: of those that the system counted, and of others by their load. */
  record Used(long counted, long estimated) {

    Used plus(Used other) {
      return new Used(counted + other.counted, estimated + other.estimated);
    }
  }

  /**
   * @param process as the system counted it; null when not recorded
   * @param unnamed of threads without a name, as the system counted it
   */
  static ProcessCpu of(@Nullable Long process, long unnamed, List<Used> groups) {
    Used all = groups.stream().reduce(new Used(unnamed, 0), Used::plus);
    if (process == null) {
      return new ProcessCpu(null, 1);
    }
    long whole = Math.max(process, all.counted);
    long left = whole - all.counted;
    return new ProcessCpu(whole, all.estimated <= left ? 1 : (double) left / all.estimated);
  }

  long of(Used used) {
    return used.counted + (long) (used.estimated * factor);
  }
}
