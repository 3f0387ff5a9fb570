package io.fjprobe.analyzer.recording.stack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What methods of the pool say of a stack that they are on: a file of data. */
public final class PoolMethods {

  /** Classes of the pool of Java 6, which is a library, are in this package. */
  static final String LIBRARY = "jsr166y.";

  static final String PACKAGE = "java.util.concurrent.";

  private static final Map<String, Set<String>> TABLE = read();

  private static final Set<String> POOLS =
      Set.of(PACKAGE + "ForkJoinPool", LIBRARY + "ForkJoinPool");
  private static final Set<String> TASKS =
      Set.of(PACKAGE + "ForkJoinTask", LIBRARY + "ForkJoinTask");
  private static final Set<String> POOL_BLOCKS = row("blocks", "Pool");
  private static final Set<String> TASK_BLOCKS = row("blocks", "Task");
  private static final Set<String> MANAGED = row("managed", "Pool");
  private static final Set<String> RUNS = row("runs", "Task");
  private static final Set<String> CALLS = row("calls", "any");
  private static final Set<String> SUBMITS = row("submits", "any");

  private PoolMethods() {}

  /** Returns whether a method, named with its class, is in a package that has pools. */
  public static boolean isOfPools(String method) {
    return method.startsWith(PACKAGE) || method.startsWith(LIBRARY);
  }

  /** Whether the pool idles, joins, or runs a managed blocker. */
  static boolean blocks(String type, String method) {
    return POOLS.contains(type) && POOL_BLOCKS.contains(method)
        || TASKS.contains(type) && TASK_BLOCKS.contains(method);
  }

  static boolean runsBlocker(String type, String method) {
    return POOLS.contains(type) && MANAGED.contains(method);
  }

  /** Whether the pool runs a task. The library does not always come to exec by doExec. */
  static boolean runsTask(String type, String method) {
    return TASKS.contains(type) && RUNS.contains(method)
        || type.startsWith(LIBRARY) && method.equals("exec");
  }

  /**
   * Whether a method is one of those that call the task, which end the pool's part of the stack.
   */
  static boolean isOfTask(String method) {
    return CALLS.contains(method);
  }

  static boolean submits(String method) {
    return SUBMITS.contains(method);
  }

  /**
   * The methods of a row.
   *
   * @param says what they say of the stack
   * @param owner Pool, Task, or any class of the pool
   */
  static Set<String> row(String says, String owner) {
    return Set.copyOf(TABLE.get(says + " " + owner));
  }

  private static Map<String, Set<String>> read() {
    Map<String, Set<String>> table = new HashMap<>();
    try (BufferedReader file =
        new BufferedReader(
            new InputStreamReader(
                PoolMethods.class.getResourceAsStream("pool-methods.txt"),
                StandardCharsets.UTF_8))) {
      file.lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split("\\|"))
          .forEach(
              cells ->
                  table
                      .computeIfAbsent(
                          cells[0].strip() + " " + cells[1].strip(), key -> new HashSet<>())
                      .add(cells[2].strip()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return table;
  }
}
