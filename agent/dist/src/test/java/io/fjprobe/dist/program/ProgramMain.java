package io.fjprobe.dist.program;

import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Runs the programs of a file, a line each: {@code ProgramMain <file> <seconds for each>}. Prints
 * what they computed and what is known of their pools at rest; one that takes too long ends the JVM
 * after a dump of all threads.
 */
public final class ProgramMain {

  public static final int HANGS = 4;

  private static final PrintStream OUT = System.out;
  private static volatile String running = "";
  private static volatile long deadline = Long.MAX_VALUE;

  private ProgramMain() {}

  public static void main(String[] arguments) throws Exception {
    List<String> programs = Files.readAllLines(Paths.get(arguments[0]), StandardCharsets.UTF_8);
    long limit = TimeUnit.SECONDS.toNanos(Long.parseLong(arguments[1]));
    Thread watch = new Thread(ProgramMain::watch, "time limit");
    watch.setDaemon(true);
    Method mark = mark();
    for (int i = 0; i < programs.size(); i++) {
      running = "program " + i;
      deadline = System.nanoTime() + limit;
      if (i == 0) {
        watch.start();
      }
      run(i, Node.parse(programs.get(i)), mark);
    }
    running = "";
    OUT.println("end");
  }

  private static void run(int index, Node program, Method mark) throws Exception {
    OUT.println("program " + index);
    Execution execution = new Execution(program, "r" + index);
    long value;
    try {
      value = execution.run();
    } catch (IllegalStateException e) {
      OUT.println("failed " + index + " " + e.getCause());
      e.printStackTrace();
      return;
    }
    OUT.println("value " + index + " " + value);
    markAtRest(execution, mark);
    for (TestPool pool : execution.pools) {
      report(index, pool);
      pool.shutDown();
    }
    report(index, TestPool.COMMON);
  }

  /** Idle workers may end at any time; the mark counts at which none did. */
  private static void markAtRest(Execution execution, Method mark) throws Exception {
    long before;
    do {
      before = threads(execution);
      execution.awaitRest(); // after the count: who has left it is no thread any more
      if (mark != null) {
        mark.invoke(null);
      }
    } while (!execution.isAtRest() || threads(execution) != before);
  }

  private static long threads(Execution execution) {
    long sum = TestPool.COMMON.pool.getPoolSize();
    for (TestPool pool : execution.pools) {
      sum += pool.pool.getPoolSize();
    }
    return sum;
  }

  private static void report(int index, TestPool pool) {
    OUT.println(
        "pool "
            + index
            + " "
            + pool.name()
            + " "
            + pool.pushes
            + " "
            + pool.pool.getStealCount()
            + " "
            + pool.pool.getPoolSize());
  }

  private static Method mark() throws NoSuchMethodException {
    try {
      return Class.forName("io.fjprobe.bootstrap.Snapshot", true, null).getMethod("mark");
    } catch (ClassNotFoundException e) {
      return null; // no agent
    }
  }

  private static void watch() {
    while (System.nanoTime() - deadline < 0) {
      try {
        Thread.sleep(100);
      } catch (InterruptedException e) {
        return;
      }
    }
    OUT.println("hang " + running);
    for (Map.Entry<Thread, StackTraceElement[]> each : Thread.getAllStackTraces().entrySet()) {
      OUT.println(each.getKey() + " " + each.getKey().getState());
      for (StackTraceElement frame : each.getValue()) {
        OUT.println("\tat " + frame);
      }
    }
    OUT.flush();
    Runtime.getRuntime().halt(HANGS);
  }
}
