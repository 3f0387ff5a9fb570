package io.fjprobe.weaving;

import io.fjprobe.bootstrap.tally.Adoption;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import java.lang.instrument.Instrumentation;

/**
 * Weaves the pool's classes as the JVM starts. Those that are loaded already, by an AOT cache or
 * another agent, are woven as after attach: they get no field any more, all else is observed.
 */
final class FirstWeaving {

  private final JoinPointTable table;
  private final boolean everyTask;
  private final Instrumentation instrumentation;
  private boolean adopts;

  FirstWeaving(JoinPointTable table, boolean everyTask, Instrumentation instrumentation) {
    this.table = table;
    this.everyTask = everyTask;
    this.instrumentation = instrumentation;
  }

  Weaver weave() {
    Weaver weaver = new Weaver(table, everyTask);
    instrumentation.addTransformer(weaver, true);
    if (PoolClasses.poolHasAdditions()) {
      if (PoolClasses.load().haveAdditions() && weaver.hasMet(Weaver.TASK)) {
        return weaver;
      }
    } else {
      adopts = !weaver.hasMet(Weaver.POOL);
    }
    instrumentation.removeTransformer(weaver); // before the other classes of a pool load
    if (!weaver.report().missing().isEmpty()) {
      throw new CannotObserveException(weaver.report().missing());
    }
    return again();
  }

  /** Whether there may be pools already. */
  boolean adopts() {
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
    Weaver weaver = Weaver.late(table, !adopts, everyTask, workers);
    instrumentation.addTransformer(weaver, true);
    try {
      PoolClasses.load().retransform(instrumentation);
    } catch (CannotObserveException e) {
      instrumentation.removeTransformer(weaver);
      throw e;
    }
    return weaver;
  }

  /** What could not be had, and what to do; null if there is nothing to say. */
  static String advice(Weaver weaver) {
    String late = weaver.report().tooLate();
    if (late.isEmpty()) {
      return null;
    }
    return "ForkJoinPool was loaded before the agent, so that these are not recorded: "
        + late
        + (CommandLine.surelyWithout("-XX:AOTCache")
            ? "; name this agent before others"
            : "; train the AOT cache with this agent on the command line");
  }
}
