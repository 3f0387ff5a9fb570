package io.fjprobe.weaving.usercode;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.weaving.classfile.ClassFiles;
import java.lang.instrument.Instrumentation;
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
 * Knows of lines of the application on which threads were seen to wait what the code does around
 * them: whether it has handed over the task just before, or sleeps until something is ready. It
 * reads the class of such a line, once.
 */
public final class WaitingCode {

  /** To search one among all classes takes as long as some looks. */
  private static final int MOST_CLASSES = 64;

  private static final String[] NOT_OF_APPLICATION = {
    "java.", "jdk.", "sun.", "io.fjprobe.bootstrap."
  };

  private static final String THREAD = "java.lang.Thread";

  /** What the code of a class does, each line with its method. */
  static final class Sites {

    static final Sites NONE = new Sites();

    final Set<String> handOvers = new HashSet<>();

    /** What it waits for by sleeping: {@link #END} or {@link #STATE}. */
    final Map<String, String> polls = new HashMap<>();
  }

  private static final String END = "end";
  private static final String STATE = "state";

  private final ClassFiles files;

  /** By class. */
  private final Map<String, Sites> known = new HashMap<>();

  /** Lines, each with its class and method. */
  private final Set<String> handOvers = new LinkedHashSet<>();

  private final Set<String> polls = new LinkedHashSet<>();

  public WaitingCode(Instrumentation instrumentation) {
    files = new LoadedClassFiles(instrumentation);
  }

  /**
   * Remembers the lines of a stack that do so. A thread may run the task inside the wait for it.
   */
  public synchronized void look(StackTraceElement... frames) {
    boolean waits = false;
    boolean sleeps = false;
    for (StackTraceElement frame : frames) {
      if (isOfJdk(frame.getClassName())) {
        waits |= frame.getMethodName().equals("join") || frame.getMethodName().equals("get");
        sleeps |= sleeps(frame);
        continue;
      }
      if ((waits || sleeps) && frame.getLineNumber() > 0) {
        remember(frame.getClassName(), frame.getMethodName() + ':' + frame.getLineNumber(), sleeps);
      }
      waits = false;
      sleeps = false;
    }
  }

  private void remember(String type, String line, boolean sleeps) {
    Sites sites = sites(type);
    if (!sleeps && sites.handOvers.contains(line)) {
      handOvers.add(type + '.' + line);
    }
    if (sleeps && sites.polls.containsKey(line)) {
      polls.add(sites.polls.get(line) + ' ' + type + '.' + line);
    }
  }

  /** Returns the lines that wait for what they have just handed over, a line each. */
  public synchronized String handOvers() {
    return text(handOvers);
  }

  /** Returns what lines that sleep wait for, with the line, a line each. */
  public synchronized String polls() {
    return text(polls);
  }

  private static String text(Iterable<String> lines) {
    StringBuilder text = new StringBuilder();
    for (String each : lines) {
      text.append(each).append('\n');
    }
    return text.toString();
  }

  private static boolean sleeps(StackTraceElement frame) {
    return frame.getMethodName().equals("parkNanos")
        || frame.getMethodName().equals("sleep") && frame.getClassName().equals(THREAD);
  }

  private static boolean isOfJdk(String name) {
    for (String prefix : NOT_OF_APPLICATION) {
      if (name.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }

  private Sites sites(String name) {
    Sites sites = known.get(name);
    if (sites == null) {
      sites = known.size() < MOST_CLASSES ? read(name) : Sites.NONE;
      if (known.size() < MOST_CLASSES) {
        known.put(name, sites);
      }
    }
    return sites;
  }

  private Sites read(String name) {
    try {
      byte[] file = files.read(name.replace('.', '/'));
      return file == null ? Sites.NONE : sites(file, new Callees(files));
    } catch (Throwable t) { // a class loader of the application may throw anything
      Suppressed.add(t);
      return Sites.NONE;
    }
  }

  /** Returns what the methods of a class do. */
  static Sites sites(byte[] file, Callees callees) {
    Sites sites = new Sites();
    ClassReader reader = ClassFiles.reader(file);
    reader.accept(methods(handOvers(sites, callees)), ClassReader.SKIP_FRAMES);
    reader.accept(methods(polls(sites)), ClassReader.SKIP_FRAMES);
    return sites;
  }

  /** Makes what reads the code of a method. */
  private interface Readers {
    MethodVisitor of(String method);
  }

  private static ClassVisitor methods(final Readers readers) {
    return new ClassVisitor(Opcodes.ASM9) {
      @Override
      public MethodVisitor visitMethod(
          int access, String name, String descriptor, String signature, String[] exceptions) {
        return readers.of(name);
      }
    };
  }

  private static Readers handOvers(final Sites sites, final Callees callees) {
    return new Readers() {
      @Override
      public MethodVisitor of(final String method) {
        return new HandOverReader() {
          @Override
          void found(int line) {
            sites.handOvers.add(method + ':' + line);
          }

          @Override
          boolean handsOver(Call call) {
            return callees.handOver(call);
          }
        };
      }
    };
  }

  private static Readers polls(final Sites sites) {
    return new Readers() {
      @Override
      public MethodVisitor of(final String method) {
        return new PollReader() {
          @Override
          void found(int line, boolean forEnd) {
            sites.polls.put(method + ':' + line, forEnd ? END : STATE);
          }
        };
      }
    };
  }
}
