package io.fjprobe.weaving.jvm;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.instrument.Instrumentation;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Enumeration;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Hands the classes that the pool calls to the bootstrap loader, from a jar inside the agent's jar.
 * All of them are initialized at once, because a hook must not load a class in the middle of a
 * scheduler's code.
 */
public final class BootstrapJar {

  private static final String NESTED = "fjprobe-bootstrap.jar";
  private static final String SUFFIX = ".class";

  private static final Set<StandardOpenOption> NEW =
      EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  private static final Set<PosixFilePermission> OWNER =
      EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  private static final String EVENTS = "io.fjprobe.bootstrap.event.";
  private static final String EVENTS_OF_TASKS = EVENTS + "Task";
  private static final String EVENTS_OF_SPANS = EVENTS + "Span";
  private static final String EVENT_OF_FORKS = EVENTS + "ForkSiteEvent";
  private static final String EVENTS_OF_OPERATIONS = EVENTS + "Operation";
  private static final String EVENT_OF_CALLS = EVENTS + "CallStatisticsEvent";

  /** They take some memory. */
  private static final String COUNTS_OF_CALLS = "io.fjprobe.bootstrap.operation.CallCounts";

  private static final String SPANS = "io.fjprobe.bootstrap.span.";

  /** No hook calls them, and most JVMs have no metrics. */
  private static final String METRICS = "io.fjprobe.bootstrap.metrics.";

  /** No hook of the pool writes it, so that it can wait for the first benchmark of JMH. */
  private static final String EVENT_OF_JMH = EVENTS + "WorkloadIterationEvent";

  /** Null until they are appended. */
  private static List<String> classes;

  private BootstrapJar() {}

  public static void append(Instrumentation instrumentation) {
    if (classes != null) {
      return; // an earlier attach, or premain
    }
    if (SecondAgent.isInAnotherLoader()) {
      throw new CannotObserveException(SecondAgent.THERE);
    }
    try {
      Class.forName("jdk.jfr.Event", false, null);
    } catch (ClassNotFoundException e) {
      throw new CannotObserveException(
          "this JVM ("
              + System.getProperty("java.version")
              + ") has no Flight Recorder: the module jdk.jfr is missing, or it is a JDK 8 older than"
              + " 8u262");
    }
    try {
      String pid = Jvm.pid();
      Path copy = unpack(pid);
      BootstrapJarFile.removeLeftovers(copy, pid, System.currentTimeMillis());
      copy.toFile().deleteOnExit();
      try (JarFile jar = new JarFile(copy.toFile())) {
        instrumentation.appendToBootstrapClassLoaderSearch(jar);
        classes = namesIn(jar);
      }
    } catch (IOException e) {
      throw new CannotObserveException(
          "cannot unpack into "
              + System.getProperty("java.io.tmpdir")
              + ": "
              + e
              + "; choose a writable directory with -Djava.io.tmpdir=DIR");
    }
  }

  /**
   * Not by Files.createTempFile: its random names start the security providers, which takes long.
   */
  private static Path unpack(String pid) throws IOException {
    Path directory = Paths.get(System.getProperty("java.io.tmpdir"));
    for (long number = System.nanoTime(); ; number++) {
      Path file = BootstrapJarFile.in(directory, pid, number);
      try (OutputStream out = Channels.newOutputStream(createForOwner(file));
          InputStream in = AgentJar.read(NESTED)) {
        byte[] buffer = new byte[1 << 16];
        for (int length; (length = in.read(buffer)) >= 0; ) {
          out.write(buffer, 0, length);
        }
        return file;
      } catch (FileAlreadyExistsException e) {
        // of another JVM: the next number
      }
    }
  }

  /** Fails if the file is there, so that nobody else can have prepared it, or change it later. */
  private static SeekableByteChannel createForOwner(Path file) throws IOException {
    FileAttribute<?>[] ownerOnly =
        file.getFileSystem().supportedFileAttributeViews().contains("posix")
            ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER)}
            : new FileAttribute<?>[0];
    return Files.newByteChannel(file, NEW, ownerOnly);
  }

  public static boolean isAppended() {
    return classes != null;
  }

  private static List<String> namesIn(JarFile jar) {
    List<String> names = new ArrayList<>();
    for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
      String name = entries.nextElement().getName();
      if (name.endsWith(SUFFIX)) {
        names.add(name.substring(0, name.length() - SUFFIX.length()).replace('/', '.'));
      }
    }
    return names;
  }

  /** Kinds of events that there are only with an option. */
  public enum Optional {
    TASKS,
    SPANS,
    OPERATIONS,
    CALLS
  }

  /**
   * To be called when the settings that the classes read are there. A kind of event is registered
   * with the Flight Recorder as its class is initialized, which takes several milliseconds: not for
   * events that there will be none of.
   *
   * @param wanted what there are to be events of
   */
  public static void initializeClasses(Set<Optional> wanted) {
    for (String name : classes) {
      if (isNeeded(name, wanted)) {
        load(name);
      }
    }
  }

  private static boolean isNeeded(String name, Set<Optional> wanted) {
    if (name.startsWith(EVENTS_OF_TASKS)) {
      return wanted.contains(Optional.TASKS);
    }
    if (name.startsWith(EVENTS_OF_SPANS) || name.equals(EVENT_OF_FORKS) || name.startsWith(SPANS)) {
      return wanted.contains(Optional.SPANS);
    }
    if (name.startsWith(METRICS) || name.equals(EVENT_OF_JMH)) {
      return false;
    }
    if (name.equals(EVENT_OF_CALLS) || name.equals(COUNTS_OF_CALLS)) {
      return wanted.contains(Optional.CALLS);
    }
    return !name.startsWith(EVENTS_OF_OPERATIONS) || wanted.contains(Optional.OPERATIONS);
  }

  private static void load(String name) {
    try {
      Class.forName(name, true, null);
    } catch (ClassNotFoundException e) {
      throw new CannotObserveException("the agent's jar is damaged", e);
    }
  }
}
