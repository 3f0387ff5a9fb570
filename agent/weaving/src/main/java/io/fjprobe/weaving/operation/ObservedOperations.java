package io.fjprobe.weaving.operation;

import io.fjprobe.bootstrap.operation.CpuClock;
import io.fjprobe.bootstrap.operation.Operations;
import io.fjprobe.weaving.option.OperationName;
import io.fjprobe.weaving.option.Visible;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The operations that an observation is to count, from its begin to its end. */
public final class ObservedOperations {

  private final Instrumentation instrumentation;
  private final List<Target> targets = new ArrayList<>();

  /** Null if there are no operations: then nothing of it is loaded. */
  private OperationWeaver weaver;

  /** Likewise. */
  private Thread atExit;

  private ObservedOperations(Instrumentation instrumentation) {
    this.instrumentation = instrumentation;
  }

  /**
   * Weaves the classes that are already loaded, and from now on those that are loaded later. Does
   * not fail.
   */
  public static ObservedOperations begin(
      List<OperationName> names, Instrumentation instrumentation) {
    ObservedOperations begun = new ObservedOperations(instrumentation);
    List<String> texts = new ArrayList<>();
    for (OperationName each : names) {
      texts.add(each.text);
    }
    if (!Operations.observe(texts)) {
      System.err.println(
          "fjprobe: operations are not observed: more than "
              + Operations.MOST
              + " have been named since this JVM started; restart it");
      return begun;
    }
    for (OperationName each : names) {
      Target target = new Target(each, Operations.find(each.text));
      Problems.nothingSeen(target);
      begun.targets.add(target);
    }
    if (!names.isEmpty()) {
      CpuClock.set(ThreadCpuClock.find());
      begun.weave();
      begun.atExit = new Thread(ObservedOperations::tellNotFound, "fjprobe operations");
      Runtime.getRuntime().addShutdownHook(begun.atExit);
    }
    return begun;
  }

  private void weave() {
    weaver = new OperationWeaver(targets);
    try {
      weaver.installOn(instrumentation);
    } catch (RuntimeException | LinkageError e) {
      System.err.println("fjprobe: operations are not observed: " + e);
    }
  }

  /** The caller reports what was never found, in its answer. */
  public void end() {
    if (targets.isEmpty()) {
      return;
    }
    weaver.reset(instrumentation);
    Operations.observe(Collections.emptyList());
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException e) {
      // it exits already
    }
  }

  private static void tellNotFound() {
    String notFound = Operations.notFound();
    if (!notFound.isEmpty()) {
      System.err.println("fjprobe: never found: " + Visible.of(notFound));
    }
  }
}
