package io.fjprobe.weaving.attach;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;

/** Finds the JDK's own classes for attaching: in a module from 9 on, in tools.jar on 8. */
public final class AttachTools {

  private static final String TOOL = "com.sun.tools.attach.VirtualMachine";

  private AttachTools() {}

  /** Returns the exit code. */
  public static int run(String[] arguments) {
    ClassLoader loader = loader();
    if (loader == null) {
      System.err.println(
          "fjprobe: this Java ("
              + System.getProperty("java.home")
              + ") cannot attach to other JVMs: it has no module jdk.attach, or on 8 no tools.jar; run"
              + " this command with a JDK, which may be of another release than the application's");
      return Answer.FAILED;
    }
    try {
      Class<?> command =
          Class.forName(AttachTools.class.getPackage().getName() + ".AttachCommand", true, loader);
      return (Integer) command.getMethod("run", String[].class).invoke(null, (Object) arguments);
    } catch (InvocationTargetException e) {
      System.err.println("fjprobe: unexpected error: " + e.getCause());
    } catch (ReflectiveOperationException e) {
      System.err.println("fjprobe: unexpected error: " + e);
    }
    return Answer.FAILED;
  }

  /** Null if this Java has none. */
  private static ClassLoader loader() {
    ClassLoader own = AttachTools.class.getClassLoader();
    if (has(own)) {
      return own;
    }
    File tools = new File(System.getProperty("java.home"), "../lib/tools.jar");
    if (!tools.exists()) {
      return null;
    }
    try {
      URL jar = AttachTools.class.getProtectionDomain().getCodeSource().getLocation();
      URL[] both = {jar, tools.toURI().toURL()};
      ClassLoader withTools = new URLClassLoader(both, own.getParent());
      return has(withTools) ? withTools : null;
    } catch (MalformedURLException e) {
      return null;
    }
  }

  private static boolean has(ClassLoader loader) {
    try {
      Class.forName(TOOL, false, loader);
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }
}
