package io.fjprobe.analyzer.recording.stack;

import java.util.List;
import java.util.Set;

/**
 * The methods by which threads wait until somebody has done something for them, as opposed to
 * waiting for something to do. Libraries have futures of their own, which are known by their names.
 */
final class AwaitedResult {

  private static final Set<String> METHODS =
      Set.of(
          "get",
          "join",
          "await",
          "awaitUninterruptibly",
          "result",
          "ready",
          "block",
          "blockingGet",
          "joinBlocking");

  private static final List<String> CLASSES =
      List.of("Future", "Promise", "Latch", "Await", "Mono", "Blocking", "Deferred");

  private AwaitedResult() {}

  /**
   * @param type with its package
   */
  static boolean is(String type, String method) {
    if (!METHODS.contains(method)) {
      return false;
    }
    String name = type.substring(type.lastIndexOf('.') + 1);
    return CLASSES.stream().anyMatch(name::contains);
  }
}
