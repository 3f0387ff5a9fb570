package io.fjprobe.weaving.jmh;

import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;

/** Watches for JMH, from the start of the JVM to the end of the observation. */
public final class Jmh {

  private static Jmh installed;

  private final Instrumentation instrumentation;
  private final JmhWeaver weaver = new JmhWeaver();

  private Jmh(Instrumentation instrumentation) {
    this.instrumentation = instrumentation;
  }

  public static synchronized void observeFromStart(Instrumentation instrumentation) {
    installed = new Jmh(instrumentation);
    instrumentation.addTransformer(installed.weaver, true);
  }

  /** Its code is as it was. */
  public static synchronized void leave() {
    if (installed == null) {
      return;
    }
    Jmh left = installed;
    installed = null;
    left.weaver.stop();
    for (Class<?> each : left.instrumentation.getAllLoadedClasses()) {
      if (each.getName().equals(JmhWeaver.HANDLER.replace('/', '.'))) {
        try {
          left.instrumentation.retransformClasses(each);
        } catch (UnmodifiableClassException | RuntimeException | LinkageError e) {
          System.err.println("fjprobe: JMH's code cannot be restored: " + e);
        }
      }
    }
    left.instrumentation.removeTransformer(left.weaver);
  }
}
