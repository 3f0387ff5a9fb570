package io.fjprobe.dist.application;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;

/** One task inside the other, as deep as asked for. To be run with large stacks. */
public final class DeepRecursion {

  private enum Style {
    FORK_JOIN,
    INVOKE,
    INVOKE_ALL
  }

  private DeepRecursion() {}

  /**
   * @param arguments depth; "overflow" to go on until the stack is full
   */
  public static void main(String[] arguments) {
    ForkJoinPool pool = new ForkJoinPool(2);
    if (arguments[0].equals("overflow")) {
      failOnce(pool);
      for (int i = 0; i < 3; i++) {
        System.out.println(outcome(pool, new Level(Integer.MAX_VALUE, Style.INVOKE)));
        System.out.println(outcome(pool, new Level(100, Style.FORK_JOIN)));
      }
    } else {
      int depth = Integer.parseInt(arguments[0]);
      for (Style style : Style.values()) {
        System.out.println(style + " " + outcome(pool, new Level(depth, style)));
      }
    }
  }

  /** A class of the pool that is first needed when the stack is full remains unusable. */
  private static void failOnce(ForkJoinPool pool) {
    ForkJoinTask<?> failing =
        pool.submit(
            (Runnable)
                () -> {
                  throw new IllegalStateException();
                });
    failing.quietlyJoin();
    Check.that(failing.getException() != null, "task that fails");
  }

  private static String outcome(ForkJoinPool pool, ForkJoinTask<Integer> task) {
    try {
      return "depth " + pool.invoke(task);
    } catch (StackOverflowError e) {
      return "stack overflow";
    }
  }

  private static final class Level extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final int depth;
    private final Style style;

    Level(int depth, Style style) {
      this.depth = depth;
      this.style = style;
    }

    @Override
    protected Integer compute() {
      if (depth == 0) {
        return 0;
      }
      Level inner = new Level(depth - 1, style);
      switch (style) {
        case FORK_JOIN:
          inner.fork();
          return 1 + inner.join();
        case INVOKE:
          return 1 + inner.invoke();
        default:
          invokeAll(inner, new Level(0, style));
          return 1 + inner.getRawResult();
      }
    }
  }
}
