package io.fjprobe.dist.operation;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * An application with operations that are counted. It obeys lines: {@code work} calls them all and
 * marks the end, {@code allocate} says what a million calls allocate, {@code bytes} what their
 * class is made of, {@code exit} is the end of it.
 */
public final class OperationsMain {

  private OperationsMain() {}

  public static void main(String[] arguments) throws Exception {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Class.forName(Orders.class.getName()); // there before an agent that comes later
    System.out.println("ready");
    for (String line = in.readLine(); !"exit".equals(line); line = in.readLine()) {
      if (line.equals("work")) {
        Calls.all();
        mark();
        System.out.println("worked");
      } else if (line.equals("allocate")) {
        System.out.println("allocated " + Allocation.ofMillionCalls());
      } else {
        System.out.println("bytes " + ClassAgent.code(Orders.class));
      }
    }
  }

  /** If the agent is there. */
  private static void mark() throws ReflectiveOperationException {
    try {
      Class.forName("io.fjprobe.bootstrap.Snapshot", true, null).getMethod("mark").invoke(null);
    } catch (ClassNotFoundException e) {
      // it is not
    }
  }
}
