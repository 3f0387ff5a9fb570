package io.fjprobe.weaving;

import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.Map;
import java.util.Set;

/**
 * What java.base has to allow where there are modules (9+): to read the unnamed module that our
 * bootstrap classes are in, since ForkJoinPool is to implement an interface of ours; and, where
 * that class was loaded before the agent, to define a class beside it. By reflection, since on JDK
 * 8 none of this exists.
 */
final class ModuleReads {

  private static final String POOL_PACKAGE = "java.util.concurrent";

  private ModuleReads() {}

  static void addToJavaBase(Class<?> bootstrapClass, Instrumentation instrumentation) {
    redefineJavaBase(bootstrapClass, null, instrumentation);
  }

  /**
   * @param definer what is to define classes in the package of the pool
   */
  static void openJavaBase(Class<?> definer, Instrumentation instrumentation) {
    redefineJavaBase(null, definer, instrumentation);
  }

  private static void redefineJavaBase(
      Class<?> read, Class<?> definer, Instrumentation instrumentation) {
    try {
      Class<?> module = Class.forName("java.lang.Module");
      Method getModule = Class.class.getMethod("getModule");
      Method redefine =
          Instrumentation.class.getMethod(
              "redefineModule", module, Set.class, Map.class, Map.class, Set.class, Map.class);
      Set<?> reads =
          read == null ? Collections.emptySet() : Collections.singleton(getModule.invoke(read));
      Map<?, ?> opens =
          definer == null
              ? Collections.emptyMap()
              : Collections.singletonMap(
                  POOL_PACKAGE, Collections.singleton(getModule.invoke(definer)));
      redefine.invoke(
          instrumentation,
          getModule.invoke(Object.class),
          reads,
          Collections.emptyMap(),
          opens,
          Collections.emptySet(),
          Collections.emptyMap());
    } catch (ClassNotFoundException e) {
      // JDK 8: no modules, nothing to do
    } catch (ReflectiveOperationException e) {
      throw new CannotObserveException("java.base cannot be made to read the agent's classes", e);
    }
  }
}
