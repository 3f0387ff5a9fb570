package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.probed.PoolAccess.Fields;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinTask;

/**
 * What is asked of a CompletableFuture and of its stages, with span=on. If the class was loaded
 * before the agent, nothing is kept with its objects.
 */
public final class FutureView {

  private FutureView() {}

  /** What led to its end; null: not known, or no task has completed it. */
  public static KeptWithTask path(Key key, CompletableFuture<?> future) {
    key.check();
    return future instanceof JdkFuture ? Fields.READER.futurePath(future) : null;
  }

  public static void path(Key key, CompletableFuture<?> future, KeptWithTask path) {
    key.check();
    if (future instanceof JdkFuture) {
      Fields.READER.futurePath(future, path);
    }
  }

  /** The future that it needs; null: it has run. */
  public static CompletableFuture<?> source(Key key, ForkJoinTask<?> stage) {
    key.check();
    return (CompletableFuture<?>) Fields.READER.stageSource(stage);
  }

  /**
   * The other one that it needs.
   *
   * @param stage that needs two
   */
  public static CompletableFuture<?> second(Key key, ForkJoinTask<?> stage) {
    key.check();
    return (CompletableFuture<?>) Fields.READER.stageSecond(stage);
  }

  /** The future that it completes. */
  public static CompletableFuture<?> dependent(Key key, ForkJoinTask<?> stage) {
    key.check();
    return (CompletableFuture<?>) Fields.READER.stageDependent(stage);
  }
}
