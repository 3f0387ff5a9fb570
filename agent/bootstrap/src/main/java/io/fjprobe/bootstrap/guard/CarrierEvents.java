package io.fjprobe.bootstrap.guard;

import io.fjprobe.bootstrap.counter.PoolKind;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Works around lost events of carriers, which were seen on JDK 25 and 27, not on 21 and 28. A
 * carrier and the virtual threads that it runs share a writer of events. When the writer changes
 * from an event of a virtual thread to one of the carrier, the Flight Recorder marks it as invalid,
 * as if the event were too large, and drops that event. So the carrier asks for the writer first,
 * and removes the mark.
 */
public final class CarrierEvents {

  private static final String INTERNAL = "jdk.jfr.internal";
  private static final String WRITER = INTERNAL + ".event.EventWriter";

  /** Of the writer's module; have to be open to this class before it is used. */
  public static final List<String> PACKAGES =
      Collections.unmodifiableList(Arrays.asList(INTERNAL, INTERNAL + ".event"));

  private CarrierEvents() {}

  /** The class of writers, where they are as described; else null. */
  public static Class<?> writer() {
    try {
      Class<?> writer = Class.forName(WRITER, false, null);
      boolean described = writer.getDeclaredField("pinVirtualThread") != null; // else it throws
      return described ? writer : null;
    } catch (ClassNotFoundException | NoSuchFieldException e) {
      return null;
    }
  }

  /** Called by a worker, between tasks, before it writes an event. */
  public static void begin(PoolKind pool) {
    if (pool != PoolKind.SCHEDULER || Access.CURRENT == null) {
      return;
    }
    try {
      Object writer = Access.current();
      if (writer != null) { // else the event will be its first
        Access.markValid(writer);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** Initialized when the module is open. */
  private static final class Access {

    /** Both null where there is nothing to do. */
    static final MethodHandle CURRENT;

    static final MethodHandle VALID;

    static {
      MethodHandle current = null;
      MethodHandle valid = null;
      Class<?> writer = writer();
      if (writer != null) {
        try {
          current = getter();
          valid = setter(writer);
        } catch (ReflectiveOperationException | RuntimeException e) {
          current = null;
          Suppressed.add(e);
        }
      }
      CURRENT = current;
      VALID = valid;
      if (current != null) {
        link();
      }
    }

    /** The first call of a handle takes locks, which a carrier must not wait for. */
    private static void link() {
      try {
        current();
        markValid(null);
      } catch (NullPointerException e) {
        // there is nothing to mark
      } catch (Throwable t) {
        Suppressed.add(t);
      }
    }

    static Object current() throws Throwable {
      return (Object) CURRENT.invokeExact();
    }

    static void markValid(Object writer) throws Throwable {
      VALID.invokeExact(writer, true);
    }

    private static MethodHandle getter() throws ReflectiveOperationException {
      Method current = Class.forName(INTERNAL + ".JVM", false, null).getMethod("getEventWriter");
      current.setAccessible(true);
      return MethodHandles.lookup().unreflect(current).asType(MethodType.methodType(Object.class));
    }

    private static MethodHandle setter(Class<?> writer) throws ReflectiveOperationException {
      Field valid = writer.getDeclaredField("valid");
      valid.setAccessible(true);
      return MethodHandles.lookup()
          .unreflectSetter(valid)
          .asType(MethodType.methodType(void.class, Object.class, boolean.class));
    }
  }
}
