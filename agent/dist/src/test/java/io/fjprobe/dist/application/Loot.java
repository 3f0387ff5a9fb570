package io.fjprobe.dist.application;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** What {@link Doors} calls the agent with, and what it should not get for that. */
final class Loot implements InvocationHandler {

  /** Of combining arguments. */
  static final int WAYS = 9;

  private static final String PROBED = "io.fjprobe.bootstrap.probed.";

  /** The agent's own objects by which the rest could be reached. */
  private static final List<String> INNER =
      Arrays.asList("Key", "QueueTally", "PlainPool", "PlainQueue", "FjprobePoolFields");

  private final List<Object> arguments = new ArrayList<>();
  private final ForkJoinPool pool;
  private final ForkJoinTask<?> task;
  private final List<String> breaches;

  Loot(ForkJoinPool pool, ForkJoinTask<?> task, List<String> breaches) {
    this.pool = pool;
    this.task = task;
    this.breaches = breaches;
    arguments.addAll(
        Arrays.asList(null, pool, task, Thread.currentThread(), new Object(), new Object[1]));
    arguments.add(new IllegalStateException("forged"));
    disguise("ProbedQueue");
    disguise("ProbedPool", "PoolState");
    disguise("ProbedTask", "ProbedWrapper");
    disguise("JdkPool", "JdkQueue", "JdkTask");
    disguise("PoolFields");
  }

  /** An object of ours that seems to be one of theirs. */
  private void disguise(String... names) {
    List<Class<?>> interfaces = new ArrayList<>();
    for (String each : names) {
      try {
        interfaces.add(Class.forName(PROBED + each));
      } catch (ClassNotFoundException e) {
        // the agent is not there
      }
    }
    if (!interfaces.isEmpty()) {
      Class<?>[] all = interfaces.toArray(new Class<?>[0]);
      arguments.add(Proxy.newProxyInstance(Loot.class.getClassLoader(), all, this));
    }
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] given) {
    switch (method.getName()) {
      case "hashCode":
        return System.identityHashCode(proxy);
      case "equals":
        return proxy == given[0];
      case "toString":
        return "forged";
      default:
        for (Object each : given == null ? new Object[0] : given) {
          take(each, "called by " + method.getName());
        }
        return zero(method.getReturnType());
    }
  }

  private static Object zero(Class<?> type) {
    if (type == boolean.class) {
      return false;
    }
    return type == int.class ? (Object) 0 : type == long.class ? (Object) 0L : null;
  }

  Object[] arguments(Class<?>[] types, int way) {
    Object[] chosen = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      chosen[i] = argument(types[i], way * (i + 1) + i);
    }
    return chosen;
  }

  private Object argument(Class<?> type, int choice) {
    if (type == boolean.class) {
      return choice % 2 == 0;
    }
    if (type == int.class) {
      return choice - 1;
    }
    if (type == long.class) {
      return choice - 1L;
    }
    for (int i = 0; i < arguments.size(); i++) {
      Object each = arguments.get((choice + i) % arguments.size());
      if (each == null || type.isInstance(each)) {
        return each;
      }
    }
    return null;
  }

  /** Whatever a call answers. */
  void take(Object got, String from) {
    if (got instanceof Object[]) {
      for (Object each : (Object[]) got) {
        take(each, from);
      }
    } else if (got instanceof Collection) {
      for (Object each : (Collection<?>) got) {
        take(each, from);
      }
    } else if (got != null && isInner(got)) {
      breaches.add(from + " gives " + got.getClass().getName());
    }
  }

  private boolean isInner(Object got) {
    Class<?> type = got.getClass();
    return got instanceof ForkJoinTask && got != task
        || got instanceof ForkJoinPool && got != pool
        || got instanceof Thread && got != Thread.currentThread()
        || type.getName().startsWith("java.util.concurrent.ForkJoinPool$")
        || INNER.contains(type.getSimpleName())
        || type.getSimpleName().equals("PoolTally") && poolOf(got) == pool;
  }

  private static Object poolOf(Object tally) {
    try {
      return tally.getClass().getMethod("pool").invoke(tally);
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }
}
