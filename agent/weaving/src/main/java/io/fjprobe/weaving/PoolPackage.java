package io.fjprobe.weaving;

import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Field;
import java.security.ProtectionDomain;

/** Defines a class beside ForkJoinPool: from 9 on by a lookup in its module, on 8 by Unsafe. */
final class PoolPackage {

  private PoolPackage() {}

  static Class<?> define(String name, byte[] file, Instrumentation instrumentation) {
    try {
      try {
        return Class.forName(name.replace('/', '.'), true, null); // attached here before
      } catch (ClassNotFoundException e) {
        ModuleReads.openJavaBase(PoolPackage.class, instrumentation);
        return hasLookup() ? byLookup(file) : byUnsafe(name, file);
      }
    } catch (ReflectiveOperationException e) {
      throw new CannotObserveException("the pool's fields cannot be read", e);
    }
  }

  private static boolean hasLookup() {
    try {
      Class.forName("java.lang.Module");
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static Class<?> byLookup(byte[] file) throws ReflectiveOperationException {
    Class<?> pool = Class.forName(PoolClasses.POOL, false, null);
    Object inside =
        MethodHandles.class
            .getMethod("privateLookupIn", Class.class, Lookup.class)
            .invoke(null, pool, MethodHandles.lookup());
    return (Class<?>) Lookup.class.getMethod("defineClass", byte[].class).invoke(inside, file);
  }

  private static Class<?> byUnsafe(String name, byte[] file) throws ReflectiveOperationException {
    Class<?> unsafe = Class.forName("sun.misc.Unsafe");
    Field instance = unsafe.getDeclaredField("theUnsafe");
    instance.setAccessible(true);
    return (Class<?>)
        unsafe
            .getMethod(
                "defineClass",
                String.class,
                byte[].class,
                int.class,
                int.class,
                ClassLoader.class,
                ProtectionDomain.class)
            .invoke(instance.get(null), name, file, 0, file.length, null, null);
  }
}
