package io.fjprobe.weaving.operation;

import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.bytebuddy.agent.builder.AgentBuilder.RedefinitionStrategy;

/** The classes that are loaded already and may have operations. */
final class LoadedClasses implements RedefinitionStrategy.DiscoveryStrategy {

  private final List<Target> targets;

  LoadedClasses(List<Target> targets) {
    this.targets = targets;
  }

  /** Asks the classes themselves, which is much faster than to read their class files. */
  @Override
  public Iterable<Iterable<Class<?>>> resolve(Instrumentation instrumentation) {
    List<Class<?>> found = new ArrayList<>();
    for (Class<?> each : instrumentation.getAllLoadedClasses()) {
      if (each.getClassLoader() != null
          && Applications.mayHave(each.getName())
          && isOrExtendsTarget(each)) {
        found.add(each);
      }
    }
    return Collections.singleton(found);
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

  /** Says what the JVM refuses. */
  static final class Refused extends RedefinitionStrategy.Listener.Adapter {

    @Override
    public Iterable<? extends List<Class<?>>> onError(
        int index, List<Class<?>> batch, Throwable problem, List<Class<?>> all) {
      for (Class<?> each : batch) {
        System.err.println("fjprobe: " + each.getName() + " cannot be woven now: " + problem);
      }
      return Collections.emptyList();
    }
  }
}
