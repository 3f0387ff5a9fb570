package io.fjprobe.weaving.operation;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import net.bytebuddy.agent.builder.AgentBuilder;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.utility.JavaModule;

/** Keeps for each operation that a class of it was woven, or why that could not be. */
final class Outcome extends AgentBuilder.Listener.Adapter {

  private final List<Target> targets;

  /** Of the class that a thread is weaving. */
  private final Map<Thread, Collection<Target>> current = new ConcurrentHashMap<>();

  Outcome(List<Target> targets) {
    this.targets = targets;
  }

  /** Called before the class is written. */
  void isOf(Collection<Target> operations) {
    current.put(Thread.currentThread(), operations);
  }

  @Override
  public void onTransformation(
      TypeDescription type,
      ClassLoader loader,
      JavaModule module,
      boolean loaded,
      DynamicType woven) {
    for (Target each : current.get(Thread.currentThread())) {
      each.observed.found();
    }
  }

  /** Such as a method that is too large already. */
  @Override
  public void onError(
      String name, ClassLoader loader, JavaModule module, boolean loaded, Throwable problem) {
    Collection<Target> found = current.get(Thread.currentThread());
    for (Target each : found == null ? targets : found) {
      if (found != null || each.name.className.equals(name)) {
        Problems.notWoven(each, name, problem.toString());
      }
    }
  }

  @Override
  public void onComplete(String name, ClassLoader loader, JavaModule module, boolean loaded) {
    current.remove(Thread.currentThread());
  }
}
