package io.fjprobe.weaving.operation;

import io.fjprobe.bootstrap.operation.CpuClock;
import io.fjprobe.bootstrap.operation.Operations;
import io.fjprobe.weaving.option.OperationName;
import io.fjprobe.weaving.option.Visible;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The operations that an observation is to count, from its begin to its end. */
public final class ObservedOperations {

  private final Instrumentation instrumentation;
  private final List<Target> targets = new ArrayList<>();
  private final OperationWeaver weaver = new OperationWeaver(targets);

  /** Null if there are no operations. */
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
      Applications.mayHave(
          Applications.class.getName()); // loaded: the weaver asks it of all that is
      instrumentation.addTransformer(begun.weaver, true);
      begun.retransform();
      begun.atExit = new Thread(ObservedOperations::tellNotFound, "fjprobe operations");
      Runtime.getRuntime().addShutdownHook(begun.atExit);
    }
    return begun;
  }

  /** The caller reports what was never found, in its answer. */
  public void end() {
    if (targets.isEmpty()) {
      return;
    }
    weaver.stop();
    retransform();
    instrumentation.removeTransformer(weaver);
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

  private void retransform() {
    for (Class<?> each : instrumentation.getAllLoadedClasses()) {
      if (isMeant(each)) {
        try {
          instrumentation.retransformClasses(each);
        } catch (UnmodifiableClassException | RuntimeException | LinkageError e) {
          System.err.println("fjprobe: " + each.getName() + " cannot be woven now: " + e);
        }
      }
    }
  }

  private boolean isMeant(Class<?> type) {
    return !type.isArray()
        && !type.isPrimitive()
        && type.getClassLoader() != null
        && instrumentation.isModifiableClass(type)
        && Applications.mayHave(type.getName().replace('.', '/'))
        && isOrExtendsTarget(type);
  }

  private boolean isOrExtendsTarget(Class<?> type) {
    for (Target target : targets) {
      if (type.getName().equals(target.name.className)) {
        return true;
      }
    }
    Class<?> above = type.getSuperclass();
    if (above != null && isOrExtendsTarget(above)) {
      return true;
    }
    for (Class<?> each : type.getInterfaces()) {
      if (isOrExtendsTarget(each)) {
        return true;
      }
    }
    return false;
  }
}
