package io.fjprobe.analyzer.compare.cause.idle;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The pools do not have the same parallelism. */
public final class ParallelismCause implements Cause {

  @Override
  public String id() {
    return "parallelism";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.THREADS, Part.IDLE, Part.CPU_WAIT, Part.SCAN, Part.SPIN);
  }

  @Override
  public @Nullable Account judge(Case subject) {
    BySide<Integer> parallelism = subject.contrast().parallelism();
    if (parallelism.base().equals(parallelism.next()) || hasOtherPools(subject)) {
      return null;
    }
    boolean fewer = subject.onSlow(parallelism) < subject.onFast(parallelism);
    return subject.account(
        "the pool has " + (fewer ? "fewer" : "more") + " workers on " + subject.slow(),
        "Its parallelism is "
            + subject.both(parallelism.map(String::valueOf))
            + (fewer
                ? ": fewer threads share the work."
                : ": more threads than before share the CPUs, and look for work."),
        List.of(
            "set the parallelism, and the CPUs that the JVM may use, to the same on both sides; by"
                + " default it is the number of CPUs"));
  }

  /** Whether one side has all pools of the other and further ones: then no pool is larger. */
  private static boolean hasOtherPools(Case subject) {
    BySide<List<String>> pools = subject.contrast().sides().map(Side::pools);
    List<String> base = pools.base();
    List<String> next = pools.next();
    return base.size() != next.size() && (base.containsAll(next) || next.containsAll(base));
  }
}
