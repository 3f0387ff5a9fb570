package io.fjprobe.weaving.library;

import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.List;

/**
 * The weaver of jsr166y's classes. There is one for the life of the JVM, because classes must keep
 * what they got while they were loaded whenever they are transformed again.
 */
public final class Library {

  private static Library installed;

  private final Instrumentation instrumentation;
  private final LibraryWeaver weaver;

  private Library(Instrumentation instrumentation, LibraryWeaver weaver) {
    this.instrumentation = instrumentation;
    this.weaver = weaver;
  }

  /**
   * Called before the application, so that its pools are observed. Does not look for classes that
   * another agent may have loaded, because for that the JVM makes a reference to every loaded
   * class.
   */
  public static synchronized void observeFromStart(
      Instrumentation instrumentation, boolean everyTask) {
    installed = new Library(instrumentation, new LibraryWeaver(everyTask));
    instrumentation.addTransformer(installed.weaver, true);
    installed.weaver.resume();
  }

  /**
   * Pools made from now on are observed, if their classes are loaded after the first call. Those
   * that were loaded before are named.
   */
  public static synchronized void observe(Instrumentation instrumentation, boolean everyTask) {
    if (installed == null) {
      observeFromStart(instrumentation, everyTask);
    }
    installed.weaver.resume();
    installed.retransform();
  }

  public static synchronized void leave() {
    installed.weaver.stop();
    installed.retransform();
  }

  private void retransform() {
    List<Class<?>> loaded = new ArrayList<>();
    for (Class<?> each : instrumentation.getAllLoadedClasses()) {
      if (!each.isArray() && each.getName().startsWith(LibraryWeaver.PACKAGE)) {
        loaded.add(each);
      }
    }
    if (loaded.isEmpty()) {
      return;
    }
    try {
      instrumentation.retransformClasses(loaded.toArray(new Class<?>[0]));
    } catch (UnmodifiableClassException | RuntimeException | LinkageError e) {
      System.err.println("fjprobe: the classes of jsr166y cannot be woven now: " + e);
    }
  }
}
