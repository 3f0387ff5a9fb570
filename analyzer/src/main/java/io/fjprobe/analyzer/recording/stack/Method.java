package io.fjprobe.analyzer.recording.stack;

import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * A method. One that was redefined while it ran, as by an agent that is attached, has neither class
 * nor name on JDK 8.
 *
 * @param type with its package; null: not known
 * @param name null: not known
 * @param modifiers as class files have them; 0 also where they are not known
 */
public record Method(@Nullable String type, @Nullable String name, int modifiers) {

  /** This modifier marks a method that compilers add, and that no source file has. */
  private static final int SYNTHETIC = 0x1000;

  /** A frame has this method where its own is not in the recording. */
  public static final Method UNKNOWN = new Method(null, null, 0);

  boolean isNative() {
    return Modifier.isNative(modifiers);
  }

  boolean isSynchronized() {
    return Modifier.isSynchronized(modifiers);
  }

  boolean isSynthetic() {
    return (modifiers & SYNTHETIC) != 0;
  }
}
