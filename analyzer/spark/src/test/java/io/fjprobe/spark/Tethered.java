package io.fjprobe.spark;

import java.io.IOException;
import java.util.Arrays;

/** Runs a main class, and ends when whoever started this process does. */
public final class Tethered {

  private Tethered() {}

  public static void main(String[] arguments) throws Exception {
    Thread watch = new Thread(Tethered::watch, "tether");
    watch.setDaemon(true);
    watch.start();
    String[] rest = Arrays.copyOfRange(arguments, 1, arguments.length);
    try {
      Class.forName(arguments[0]).getMethod("main", String[].class).invoke(null, (Object) rest);
    } catch (ReflectiveOperationException | LinkageError e) {
      // threads that it started may go on
      e.printStackTrace();
      System.exit(1);
    }
  }

  /** Standard input ends with the other process. */
  private static void watch() {
    try {
      while (System.in.read() >= 0) {
        // nobody writes to it
      }
    } catch (IOException e) {
      // as if it had ended
    }
    Runtime.getRuntime().halt(1);
  }
}
