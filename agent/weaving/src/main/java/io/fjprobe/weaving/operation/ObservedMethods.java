package io.fjprobe.weaving.operation;

import io.fjprobe.bootstrap.operation.CpuClock;
import io.fjprobe.bootstrap.operation.Named;
import io.fjprobe.bootstrap.operation.NamedMethods;
import io.fjprobe.bootstrap.operation.Names;
import io.fjprobe.weaving.option.MethodName;
import io.fjprobe.weaving.option.Options;
import io.fjprobe.weaving.option.Visible;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The methods that an observation is to count, from its begin to its end: operations, which are
 * also timed, and others.
 */
public final class ObservedMethods {

  private final Instrumentation instrumentation;
  private final List<Target> targets = new ArrayList<>();

  /** Null if there are none: then nothing of it is loaded. */
  private MethodWeaver weaver;

  /** Likewise. */
  private Thread atExit;

  private ObservedMethods(Instrumentation instrumentation) {
    this.instrumentation = instrumentation;
  }

  /**
   * Weaves the classes that are already loaded, and from now on those that are loaded later. Does
   * not fail.
   */
  public static ObservedMethods begin(Options options, Instrumentation instrumentation) {
    ObservedMethods begun = new ObservedMethods(instrumentation);
    begun.add("operations", options.operations(), Named.OPERATIONS);
    begun.add("calls", options.counted(), Named.COUNTED);
    if (!begun.targets.isEmpty()) {
      CpuClock.set(ThreadCpuClock.find());
      begun.weave();
      begun.atExit = new Thread(ObservedMethods::tellNotFound, "fjprobe operations");
      Runtime.getRuntime().addShutdownHook(begun.atExit);
    }
    return begun;
  }

  /**
   * @param what is not observed if there are too many
   */
  private void add(String what, List<MethodName> wanted, Names<? extends NamedMethods> known) {
    List<String> texts = new ArrayList<>();
    for (MethodName each : wanted) {
      texts.add(each.text);
    }
    if (!known.observe(texts)) {
      System.err.println(
          "fjprobe: "
              + what
              + " are not observed: more than "
              + Names.MOST
              + " have been named since this JVM started; restart it");
      return;
    }
    for (MethodName each : wanted) {
      Target target = new Target(each, known.find(each.text));
      Problems.nothingSeen(target);
      targets.add(target);
    }
  }

  private void weave() {
    weaver = new MethodWeaver(targets);
    try {
      weaver.installOn(instrumentation);
    } catch (RuntimeException | LinkageError e) {
      System.err.println("fjprobe: operations and calls are not observed: " + e);
    }
  }

  /** The caller reports what was never found, in its answer. */
  public void end() {
    if (targets.isEmpty()) {
      return;
    }
    weaver.reset(instrumentation);
    Named.OPERATIONS.observe(Collections.emptyList());
    Named.COUNTED.observe(Collections.emptyList());
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException e) {
      // it exits already
    }
  }

  private static void tellNotFound() {
    String notFound = Named.notFound();
    if (!notFound.isEmpty()) {
      System.err.println("fjprobe: never found: " + Visible.of(notFound));
    }
  }
}
