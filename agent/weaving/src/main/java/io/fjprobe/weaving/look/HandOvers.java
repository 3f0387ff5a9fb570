package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.weaving.classfile.ClassFiles;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Knows where the application waits for a task right after it has handed it over. It reads the
 * class of a line that waits, once.
 */
final class HandOvers {

  /** To search one among all classes takes as long as some looks. */
  private static final int MOST_CLASSES = 64;

  private static final String[] NOT_OF_APPLICATION = {
    "java.", "jdk.", "sun.", "io.fjprobe.bootstrap."
  };

  private final Instrumentation instrumentation;

  /** By class: methods with lines. */
  private final Map<String, Set<String>> known = new HashMap<>();

  /** Lines, each with its class and method. */
  private final Set<String> found = new LinkedHashSet<>();

  HandOvers(Instrumentation instrumentation) {
    this.instrumentation = instrumentation;
  }

  /**
   * Remembers the lines of a stack that do so. A thread may run the task inside the wait for it.
   */
  synchronized void look(StackTraceElement... frames) {
    boolean waits = false;
    for (StackTraceElement frame : frames) {
      if (isOfJdk(frame.getClassName())) {
        waits |= isWait(frame);
      } else {
        if (waits
            && frame.getLineNumber() > 0
            && sites(frame.getClassName()).contains(name(frame))) {
          found.add(frame.getClassName() + '.' + name(frame));
        }
        waits = false;
      }
    }
  }

  /** Returns what was found until now, a line each. */
  synchronized String text() {
    StringBuilder text = new StringBuilder();
    for (String each : found) {
      text.append(each).append('\n');
    }
    return text.toString();
  }

  /** Most stacks need no class to be read. */
  private static boolean isWait(StackTraceElement frame) {
    return frame.getMethodName().equals("join") || frame.getMethodName().equals("get");
  }

  private static boolean isOfJdk(String name) {
    for (String prefix : NOT_OF_APPLICATION) {
      if (name.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }

  private static String name(StackTraceElement frame) {
    return frame.getMethodName() + ':' + frame.getLineNumber();
  }

  private Set<String> sites(String name) {
    Set<String> sites = known.get(name);
    if (sites == null) {
      sites = known.size() < MOST_CLASSES ? read(name) : Collections.<String>emptySet();
      if (known.size() < MOST_CLASSES) {
        known.put(name, sites);
      }
    }
    return sites;
  }

  private Set<String> read(String name) {
    try {
      for (Class<?> each : instrumentation.getAllLoadedClasses()) {
        if (each.getName().equals(name)) {
          return read(each);
        }
      }
    } catch (Throwable t) { // a class loader of the application may throw anything
      Suppressed.add(t);
    }
    return Collections.emptySet();
  }

  private static Set<String> read(Class<?> type) throws IOException {
    String name = type.getName();
    String file = name.substring(name.lastIndexOf('.') + 1) + ".class";
    try (InputStream in = type.getResourceAsStream(file)) {
      return in == null ? Collections.<String>emptySet() : sites(ClassFiles.readAll(in));
    }
  }

  /** Returns methods with lines. */
  static Set<String> sites(byte[] file) {
    final Set<String> sites = new HashSet<>();
    ClassFiles.reader(file)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access,
                  final String method,
                  String descriptor,
                  String signature,
                  String[] exceptions) {
                return new HandOverReader() {
                  @Override
                  void found(int line) {
                    sites.add(method + ':' + line);
                  }
                };
              }
            },
            ClassReader.SKIP_FRAMES);
    return sites;
  }
}
