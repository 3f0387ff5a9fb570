package io.fjprobe.weaving.pool;

import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.bootstrap.tally.Adoption;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import io.fjprobe.weaving.jvm.CannotObserveException;
import io.fjprobe.weaving.jvm.CommandLine;
import java.lang.instrument.Instrumentation;
import java.util.Set;

/**
 * Weaves the pool's classes when the JVM starts. Classes that were already loaded, by an AOT cache
 * or another agent, are woven as after an attach: they can get no field, but everything else is
 * observed.
 */
public final class FirstWeaving {

  private final JoinPointTable table;
  private final Set<Probe> ofTasks;
  private final Instrumentation instrumentation;
  private boolean adopts;

  public FirstWeaving(JoinPointTable table, Set<Probe> ofTasks, Instrumentation instrumentation) {
    this.table = table;
    this.ofTasks = ofTasks;
    this.instrumentation = instrumentation;
  }

  public Weaver weave() {
    Weaver weaver = new Weaver(table, ofTasks);
    instrumentation.addTransformer(weaver, true);
    if (!PoolClasses.poolHasAdditions()) {
      instrumentation.removeTransformer(weaver); // before the pool's other classes load
      if (weaver.hasMet(Weaver.POOL)) {
        throw new CannotObserveException(weaver.report().missing());
      }
      adopts = true;
      return again();
    }
    if (!PoolClasses.load().haveAdditions()) {
      weaver.stop(); // it stays, for the pool has to keep what it has
      throw new CannotObserveException(
          weaver.hasMet(Weaver.QUEUE)
              ? weaver.report().missing()
              : "ForkJoinPool$WorkQueue alone was loaded before the agent;"
                  + " put this agent before other agents");
    }
    if (weaver.hasMet(Weaver.TASK)) {
      return weaver;
    }
    instrumentation.removeTransformer(weaver);
    return again();
  }

  /** Whether there may be pools already. */
  public boolean adopts() {
    return adopts;
  }

  private Weaver again() {
    boolean workers = adopts && Adoption.findsWorkers();
    Weaver weaver = again(workers);
    if (adopts && !workers && Adoption.findsWorkers()) { // which came while it was woven
      instrumentation.removeTransformer(weaver);
      weaver = again(true);
    }
    if (weaver.report().probes().isEmpty()) {
      instrumentation.removeTransformer(weaver);
      throw new CannotObserveException("not recorded on this JDK: " + weaver.report().missing());
    }
    return weaver;
  }

  private Weaver again(boolean workers) {
    Weaver weaver = Weaver.late(table, !adopts, ofTasks, workers);
    instrumentation.addTransformer(weaver, true);
    try {
      PoolClasses.load().retransform(instrumentation);
    } catch (CannotObserveException e) {
      instrumentation.removeTransformer(weaver);
      throw e;
    }
    return weaver;
  }

  /** What cannot be recorded, and what to do; null if there is nothing to say. */
  public static String advice(Weaver weaver) {
    String late = weaver.report().tooLate();
    if (late.isEmpty()) {
      return null;
    }
    return "ForkJoinPool was loaded before the agent, so these are not recorded: "
        + late
        + (CommandLine.surelyWithout("-XX:AOTCache")
            ? "; put this agent before other agents"
            : "; if it comes from the AOT cache, use -XX:AOTMode=off to record them");
  }
}
