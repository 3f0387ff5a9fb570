package io.fjprobe.weaving.attach;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import net.bytebuddy.agent.ByteBuddyAgent.AttachmentProvider;
import net.bytebuddy.agent.ByteBuddyAgent.AttachmentProvider.Accessor;
import net.bytebuddy.agent.VirtualMachine;

/**
 * A JVM that this one is attached to. Byte Buddy finds the classes for it: those of the JDK, in a
 * module from 9 on and in tools.jar on 8; or else its own, which have the same methods.
 */
final class Machine implements AutoCloseable {

  private final Class<?> type;
  private final Object machine;

  private Machine(Class<?> type, Object machine) {
    this.type = type;
    this.machine = machine;
  }

  /**
   * @throws AttachException if this Java has no way to attach
   */
  static Machine attach(Target target) throws Exception {
    Accessor accessor = AttachmentProvider.DEFAULT.attempt();
    Class<?> type = accessor.isAvailable() ? accessor.getVirtualMachineType() : null;
    boolean emulated = type != null && VirtualMachine.class.isAssignableFrom(type);
    if (type == null || emulated && isWindows()) {
      throw new AttachException(cannot());
    }
    QuitSignal.check(target.pid);
    return new Machine(
        type, emulated ? Emulation.attach(target) : call(type, null, "attach", target.pid));
  }

  /**
   * There the emulation would need native libraries of its own, which fjprobe.jar does not have.
   */
  private static boolean isWindows() {
    return File.separatorChar == '\\';
  }

  private static String cannot() {
    return "this Java ("
        + System.getProperty("java.home")
        + ") cannot attach to other JVMs: it has no module jdk.attach, or on 8 no tools.jar; run"
        + " this command with a JDK, which may be of another release than the application's"
        + (isWindows()
            ? ""
            : ", or with JNA: replace -jar fjprobe.jar by -cp fjprobe.jar:jna.jar"
                + " io.fjprobe.weaving.AgentMain");
  }

  void loadAgent(String jar, String argument) throws Exception {
    call(type, machine, "loadAgent", jar, argument);
  }

  Properties systemProperties() throws Exception {
    return (Properties) call(type, machine, "getSystemProperties");
  }

  @Override
  public void close() {
    try {
      call(type, machine, "detach");
    } catch (Exception e) {
      // it has ended
    }
  }

  private static Object call(Class<?> type, Object on, String method, String... arguments)
      throws Exception {
    Class<?>[] types = new Class<?>[arguments.length];
    Arrays.fill(types, String.class);
    try {
      return type.getMethod(method, types).invoke(on, (Object[]) arguments);
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      throw cause instanceof Exception ? (Exception) cause : new ExecutionException(cause);
    }
  }
}
