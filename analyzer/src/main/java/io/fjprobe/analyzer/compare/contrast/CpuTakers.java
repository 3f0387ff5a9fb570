package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.thread.ThreadGroupRow;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the threads that use more CPU time on the slow side, and are no workers. */
final class CpuTakers {

  private static final String COMPILERS = "the JIT compilers";
  private static final String COMPILER = "CompilerThread";

  /** Names of workers have this in them, unless a factory of the program makes others. */
  private static final String WORKER = "-worker-";

  private CpuTakers() {}

  /** Null: there are none, or that is not known. */
  static @Nullable CpuTaker most(BySide<Side> sides, boolean nextIsSlow) {
    BySide<Map<String, Double>> used = sides.map(CpuTakers::used);
    Map<String, Double> slow = used.of(nextIsSlow);
    Map<String, Double> fast = used.of(!nextIsSlow);
    return slow.keySet().stream()
        .filter(who -> !who.equals(COMPILERS) || fast.containsKey(who))
        .max(Comparator.comparingDouble(who -> of(slow, who) - of(fast, who)))
        .map(who -> new CpuTaker(who, used.map(side -> of(side, who)), who.equals(COMPILERS)))
        .orElse(null);
  }

  private static double of(Map<String, Double> used, String who) {
    return used.getOrDefault(who, 0.0);
  }

  /** Returns nanoseconds of CPU time per operation, by who used them. */
  private static Map<String, Double> used(Side side) {
    double operations = side.sum(Quantity.OPERATIONS);
    Map<String, Double> used = new HashMap<>();
    for (Side.Fork fork : side.forks()) {
      ProcessAccount process = fork.section().process();
      if (process.compilerCpuNanos() != null) {
        used.merge(COMPILERS, process.compilerCpuNanos() / operations, Double::sum);
      }
      for (ThreadGroupRow group : process.groups()) {
        if (!group.name().contains(COMPILER) && !group.name().contains(WORKER)) {
          used.merge("threads named " + group.name(), group.cpuNanos() / operations, Double::sum);
        }
      }
    }
    return used;
  }
}
