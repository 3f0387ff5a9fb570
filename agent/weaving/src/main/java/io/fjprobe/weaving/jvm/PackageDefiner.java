package io.fjprobe.weaving.jvm;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;

/**
 * Defines a class beside another of the JDK (9+), whose package has to be open to this class. Used
 * from an {@link OwnModule}, which is collected when the class is defined.
 */
public final class PackageDefiner {

  private PackageDefiner() {}

  /** Called by reflection, in its own module. */
  public static Class<?> define(Class<?> neighbour, byte[] file)
      throws ReflectiveOperationException {
    Object inside =
        MethodHandles.class
            .getMethod("privateLookupIn", Class.class, Lookup.class)
            .invoke(null, neighbour, MethodHandles.lookup());
    return (Class<?>) Lookup.class.getMethod("defineClass", byte[].class).invoke(inside, file);
  }
}
