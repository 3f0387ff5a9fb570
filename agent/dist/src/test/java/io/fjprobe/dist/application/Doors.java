package io.fjprobe.dist.application;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.FutureTask;

/** What {@link Hostile} tries, each by all means that an application has without a permission. */
final class Doors {

  private static final String PACKAGE = "java.util.concurrent.";

  private static final String READER = "FjprobePoolFields";

  /** Begin, end or change what is observed; the application does not mind. */
  private static final List<String> CONTROL =
      Arrays.asList(
          "AgentSettings",
          "Adoption",
          "PeriodicEvents",
          "Generation",
          "Operations",
          "Stalls",
          "PlainObjects");

  private final Loot loot;
  private final List<String> breaches;

  Doors(Loot loot, List<String> breaches) {
    this.loot = loot;
    this.breaches = breaches;
  }

  /** The classes of the pool, which the agent changed, and the one that it put beside them. */
  void ofThePool() {
    boolean encapsulated = System.getSecurityManager() != null || isNewerThan11();
    if (encapsulated && isOpen(ForkJoinPool.class)) {
      breaches.add(PACKAGE + " is open");
    }
    for (Class<?> type :
        new Class<?>[] {
          ForkJoinPool.class,
          ForkJoinTask.class,
          ForkJoinWorkerThread.class,
          FutureTask.class,
          named(PACKAGE + "ForkJoinPool$WorkQueue"),
          named(PACKAGE + READER)
        }) {
      if (type != null) {
        if (!type.getSimpleName().equals(READER)) { // which nobody has an object of
          interfaces(type);
        }
        members(type, encapsulated);
      }
    }
    Class<?> reader = named(PACKAGE + READER);
    if (reader != null && Modifier.isPublic(reader.getModifiers())) {
      breaches.add(reader + " is public");
    }
  }

  private static boolean isNewerThan11() {
    return !System.getProperty("java.specification.version").matches("1.8|11");
  }

  /** Null if it is not there. */
  private static Class<?> named(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException | LinkageError | SecurityException e) {
      return null;
    }
  }

  private static boolean isOpen(Class<?> type) {
    try {
      AccessibleObject.setAccessible(type.getDeclaredFields(), true);
      return true;
    } catch (RuntimeException e) { // InaccessibleObjectException, or denied
      return false;
    }
  }

  /** Whoever has an object can call what its public interfaces have. */
  private void interfaces(Class<?> type) {
    for (Class<?> each : type.getInterfaces()) {
      if (each.getName().startsWith("io.fjprobe.")) {
        for (Method method : each.getMethods()) {
          if (method.getReturnType() != Class.class) {
            breaches.add(type.getSimpleName() + " has the public method " + method.getName());
          }
        }
      }
    }
  }

  private void members(Class<?> type, boolean encapsulated) {
    try {
      for (Field each : type.getDeclaredFields()) {
        member(each, each.getName(), encapsulated);
      }
      for (Method each : type.getDeclaredMethods()) {
        if (each.getReturnType() != Class.class) {
          member(each, each.getName(), encapsulated);
        }
      }
    } catch (SecurityException e) {
      // it cannot even see them
    }
    try {
      MethodHandles.lookup().in(type).findVirtual(type, "fjprobeQueues", null);
    } catch (ReflectiveOperationException | RuntimeException e) {
      // nor by a handle
    }
  }

  private <T extends AccessibleObject & Member> void member(
      T member, String name, boolean encapsulated) {
    if (!name.startsWith("fjprobe")) {
      return;
    }
    boolean open = Modifier.isPublic(member.getModifiers());
    try {
      member.setAccessible(true);
      open |= encapsulated;
    } catch (RuntimeException e) {
      // as it should be
    }
    if (open) {
      breaches.add(member + " is accessible");
    }
  }

  /**
   * One of the agent's classes.
   *
   * @param everything also what ends the observation
   */
  void of(String name, boolean everything) {
    Class<?> type = named(name);
    if (type == null || !everything && CONTROL.contains(type.getSimpleName())) {
      return;
    }
    try {
      for (Field each : type.getFields()) {
        if (Modifier.isStatic(each.getModifiers())) {
          loot.take(each.get(null), each.toString());
        }
      }
      for (Constructor<?> each : type.getConstructors()) {
        for (int i = 0; i < Loot.WAYS; i++) {
          call(each, null, i);
        }
      }
      for (Method each : type.getMethods()) {
        if (Modifier.isStatic(each.getModifiers())) {
          for (int i = 0; i < Loot.WAYS; i++) {
            call(each, null, i);
          }
        }
      }
    } catch (IllegalAccessException | SecurityException | LinkageError e) {
      // not for everybody
    }
  }

  private void call(java.lang.reflect.Executable called, Object on, int way) {
    Thread.currentThread().interrupt(); // hooks in the place of waits do not wait then
    try {
      Object[] arguments = loot.arguments(called.getParameterTypes(), way);
      Object got =
          called instanceof Method
              ? ((Method) called).invoke(on, arguments)
              : ((Constructor<?>) called).newInstance(arguments);
      if (called instanceof Method) {
        loot.take(got, called.toString());
      }
    } catch (InvocationTargetException e) {
      judge(called, e.getCause());
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      // not for everybody, or not with that
    } finally {
      Thread.interrupted();
    }
  }

  /** A hook lets nothing out but what the wait throws in whose place it is. */
  private void judge(java.lang.reflect.Executable called, Throwable thrown) {
    if (called.getDeclaringClass().getName().startsWith("io.fjprobe.bootstrap.hook.")
        && !(thrown instanceof InterruptedException)
        && !(thrown instanceof IllegalMonitorStateException)
        && !(thrown instanceof NullPointerException && called.getName().startsWith("await"))) {
      breaches.add(called + " throws " + thrown);
    }
  }
}
