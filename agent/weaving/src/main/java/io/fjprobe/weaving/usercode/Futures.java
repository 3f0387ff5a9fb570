package io.fjprobe.weaving.usercode;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** The futures of the JDK, as class files name them, and its methods that hand over a task. */
final class Futures {

  static final String TASK = "Ljava/util/concurrent/ForkJoinTask;";

  private static final String COMPLETABLE = "Ljava/util/concurrent/CompletableFuture;";

  private static final Set<String> TYPES =
      new HashSet<>(
          Arrays.asList(
              COMPLETABLE,
              "Ljava/util/concurrent/Future;",
              "Ljava/util/concurrent/ScheduledFuture;",
              "Ljava/util/concurrent/CompletionStage;",
              TASK));

  /** One task for each call. Others return a future for many, or one that was there before. */
  private static final Set<String> HAND_OVER =
      new HashSet<>(Arrays.asList("submit", "supplyAsync", "runAsync", "sendAsync"));

  private Futures() {}

  /** Whether a method returns one. */
  static boolean returns(String descriptor) {
    return TYPES.contains(descriptor.substring(descriptor.indexOf(')') + 1));
  }

  /** Whether this is the internal name of one. */
  static boolean is(String type) {
    return TYPES.contains("L" + type + ";");
  }

  /** Whether a new object of this type is a request that somebody will complete. */
  static boolean isRequest(String type) {
    return COMPLETABLE.equals("L" + type + ";");
  }

  /** Whether a method that returns a future has handed a task over for it, by its name. */
  static boolean handsOver(String name) {
    return HAND_OVER.contains(name);
  }
}
