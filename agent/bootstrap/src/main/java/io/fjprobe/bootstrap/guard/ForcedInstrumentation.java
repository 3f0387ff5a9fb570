package io.fjprobe.bootstrap.guard;

import java.lang.reflect.Method;

/**
 * Makes the Flight Recorder instrument the class of an event as it is loaded. The recorder does
 * this by itself for a recording that the command line starts. Otherwise it redefines all these
 * classes when the recording starts. Before JDK 17, the JVM then goes through all compiled code for
 * each of these classes, while all threads stand still.
 */
public final class ForcedInstrumentation {

  /** Of the Flight Recorder's module; has to be open to this class before. */
  public static final String PACKAGE = "jdk.jfr.internal";

  private static final int CHEAP_WITHOUT = 17;

  private ForcedInstrumentation() {}

  /** Whether it saves time in this JVM. */
  public static boolean helps() {
    String release = System.getProperty("java.specification.version");
    return release.startsWith("1.") || Integer.parseInt(release) < CHEAP_WITHOUT;
  }

  /**
   * @return false where the Flight Recorder does not allow it
   */
  public static boolean set(boolean forced) {
    try {
      Class<?> jvm = Class.forName(PACKAGE + ".JVM", true, null);
      Method set = jvm.getMethod("setForceInstrumentation", boolean.class);
      set.invoke(jvm.getMethod("getJVM").invoke(null), forced);
      return true;
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      return false;
    }
  }
}
