package io.fjprobe.analyzer.watch.source;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import com.sun.tools.attach.VirtualMachineDescriptor;
import io.fjprobe.analyzer.jmx.Question;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * What a JVM is asked for, as jcmd would ask it: a jcmd of its own would take longer to start than
 * the answer does. A JVM that is stopped does not answer at all, so nobody waits for long.
 */
final class JvmConnection {

  private static final Duration MOST = Duration.ofSeconds(10);

  private final long pid;
  private final VirtualMachine machine;

  private JvmConnection(long pid, VirtualMachine machine) {
    this.pid = pid;
    this.machine = machine;
  }

  /** Whether it is certainly a JVM: what is none would be ended by being asked. */
  static boolean isJvm(long pid) {
    return VirtualMachine.list().stream()
        .map(VirtualMachineDescriptor::id)
        .anyMatch(String.valueOf(pid)::equals);
  }

  static JvmConnection to(long pid) throws InterruptedException, WatchException {
    return new JvmConnection(pid, answer(pid, () -> VirtualMachine.attach(String.valueOf(pid))));
  }

  Properties properties() throws InterruptedException, WatchException {
    return answer(pid, machine::getSystemProperties);
  }

  /** Returns what jcmd would print, however long that takes. */
  String longCommand(String words) throws InterruptedException, WatchException {
    try {
      return said(words);
    } catch (ReflectiveOperationException | IOException e) {
      throw failure(pid, e);
    }
  }

  /** Returns what jcmd would print. */
  String command(String words) throws InterruptedException, WatchException {
    return answer(pid, () -> said(words));
  }

  private String said(String words) throws IOException, ReflectiveOperationException {
    try (InputStream in =
        (InputStream)
            Class.forName("sun.tools.attach.HotSpotVirtualMachine")
                .getMethod("executeJCmd", String.class)
                .invoke(machine, words)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static <T> T answer(long pid, Callable<T> question)
      throws InterruptedException, WatchException {
    try {
      return Question.ask(String.valueOf(pid), question).answer(MOST);
    } catch (TimeoutException e) {
      throw silence("JVM " + pid, MOST);
    } catch (ExecutionException e) {
      throw failure(pid, e.getCause());
    }
  }

  static WatchException silence(String jvm, Duration most) {
    return new WatchException(
        jvm
            + " does not answer within "
            + most.toSeconds()
            + " s: it is stopped (kill -STOP), hangs, or the machine is overloaded");
  }

  private static WatchException failure(long pid, @Nullable Throwable problem) {
    Throwable cause =
        problem instanceof InvocationTargetException && problem.getCause() != null
            ? problem.getCause()
            : problem;
    if (cause instanceof AttachNotSupportedException || cause instanceof IOException) {
      return new WatchException(
          "cannot ask JVM "
              + pid
              + " ("
              + cause.getMessage()
              + "): it may have ended, belong to another user, or not respond");
    }
    return new WatchException(
        "cannot ask JVM "
            + pid
            + " ("
            + cause
            + "): the analyzer needs a JDK with the module"
            + " jdk.attach; set JAVA_HOME to one");
  }
}
