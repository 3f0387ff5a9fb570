package io.fjprobe.weaving.jvm;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.security.ProtectionDomain;

/**
 * Defines a class beside another of the JDK (9+), whose package has to be open to this class. An
 * open package cannot be closed again, and the class path is one module: so this class is not used
 * from there. {@link #inModuleOfItsOwn} loads it once more, into a module that has nothing else, to
 * which the package is opened and which is collected when the class is defined.
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

  static Class<?> inModuleOfItsOwn(byte[] ownFile) {
    return new Alone().define(ownFile);
  }

  private static final class Alone extends ClassLoader {

    Alone() {
      super(null); // it names classes of java.base only
    }

    Class<?> define(byte[] file) {
      ProtectionDomain ours = PackageDefiner.class.getProtectionDomain();
      return defineClass(PackageDefiner.class.getName(), file, 0, file.length, ours);
    }
  }
}
