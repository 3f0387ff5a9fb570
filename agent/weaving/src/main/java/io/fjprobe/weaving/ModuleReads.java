package io.fjprobe.weaving;

import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.Map;
import java.util.Set;

/**
 * Lets java.base read the unnamed module that our bootstrap classes are in, where there are modules
 * (9+): ForkJoinPool is to implement an interface of ours. By reflection, since on JDK 8 none of
 * this exists.
 */
final class ModuleReads {

  private ModuleReads() {}

  static void addToJavaBase(Class<?> bootstrapClass, Instrumentation instrumentation) {
    try {
      Class<?> module = Class.forName("java.lang.Module");
      Method getModule = Class.class.getMethod("getModule");
      Method redefine =
          Instrumentation.class.getMethod(
              "redefineModule", module, Set.class, Map.class, Map.class, Set.class, Map.class);
      redefine.invoke(
          instrumentation,
          getModule.invoke(Object.class),
          Collections.singleton(getModule.invoke(bootstrapClass)),
          Collections.emptyMap(),
          Collections.emptyMap(),
          Collections.emptySet(),
          Collections.emptyMap());
    } catch (ClassNotFoundException e) {
      // JDK 8: no modules, nothing to do
    } catch (ReflectiveOperationException e) {
      throw new CannotObserveException("java.base cannot be made to read the agent's classes", e);
    }
  }
}
