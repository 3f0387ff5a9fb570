package io.fjprobe.weaving.jvm;

import io.fjprobe.bootstrap.guard.CarrierEvents;
import io.fjprobe.bootstrap.guard.ForcedInstrumentation;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.jfr.Event;

/**
 * What modules of the JDK must allow, if there are modules (9+). java.base must read the unnamed
 * module of our bootstrap classes, because ForkJoinPool will implement one of our interfaces. It
 * must also allow us to define a class beside ForkJoinPool, to read to which executor a thread
 * belongs, and to list virtual threads. jdk.jfr must allow what ForcedInstrumentation and
 * CarrierEvents describe. Reflection is used because none of this exists on JDK 8.
 */
public final class ModuleReads {

  private static final String POOL_PACKAGE = "java.util.concurrent";

  private ModuleReads() {}

  /** False on JDK 8. */
  public static boolean areThere() {
    try {
      Class.forName("java.lang.Module");
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  public static void addToJavaBase(Class<?> bootstrapClass, Instrumentation instrumentation) {
    redefine(Object.class, bootstrapClass, null, Collections.emptyList(), instrumentation);
  }

  /**
   * @param definer what is to define classes in the package of the pool
   */
  static void openJavaBase(Class<?> definer, Instrumentation instrumentation) {
    redefine(Object.class, null, definer, Collections.singletonList(POOL_PACKAGE), instrumentation);
  }

  /**
   * @param reader what is to read private fields of threads and of executors
   */
  public static void openThreads(Class<?> reader, Instrumentation instrumentation) {
    redefine(Object.class, null, reader, Arrays.asList("java.lang", POOL_PACKAGE), instrumentation);
  }

  /**
   * @param reader what is to list virtual threads, and to read their private fields
   */
  public static void openVirtualThreads(Class<?> reader, Instrumentation instrumentation) {
    redefine(
        Object.class,
        null,
        reader,
        Arrays.asList("java.lang", POOL_PACKAGE + ".locks", "jdk.internal.vm"),
        instrumentation);
  }

  /** Before ForcedInstrumentation and CarrierEvents are initialized. */
  public static void openFlightRecorder(Class<?> bootstrapClass, Instrumentation instrumentation) {
    if (CarrierEvents.writer() != null) {
      redefine(Event.class, null, bootstrapClass, CarrierEvents.PACKAGES, instrumentation);
    } else if (ForcedInstrumentation.helps()) {
      List<String> packages = Collections.singletonList(ForcedInstrumentation.PACKAGE);
      redefine(Event.class, null, bootstrapClass, packages, instrumentation);
    }
  }

  /**
   * @param inside a class of the module
   * @param read a class in what it is to read; may be null
   * @param user a class in what the packages are opened to
   */
  private static void redefine(
      Class<?> inside,
      Class<?> read,
      Class<?> user,
      List<String> packages,
      Instrumentation instrumentation) {
    try {
      Class<?> module = Class.forName("java.lang.Module");
      Method getModule = Class.class.getMethod("getModule");
      Method redefine =
          Instrumentation.class.getMethod(
              "redefineModule", module, Set.class, Map.class, Map.class, Set.class, Map.class);
      Set<?> reads =
          read == null ? Collections.emptySet() : Collections.singleton(getModule.invoke(read));
      Map<String, Set<?>> opens = new HashMap<>();
      for (String each : packages) {
        opens.put(each, Collections.singleton(getModule.invoke(user)));
      }
      redefine.invoke(
          instrumentation,
          getModule.invoke(inside),
          reads,
          Collections.emptyMap(),
          opens,
          Collections.emptySet(),
          Collections.emptyMap());
    } catch (ClassNotFoundException e) {
      // JDK 8: no modules, nothing to do
    } catch (ReflectiveOperationException e) {
      throw new CannotObserveException(
          "the JDK's modules cannot be opened to the agent's classes", e);
    }
  }
}
