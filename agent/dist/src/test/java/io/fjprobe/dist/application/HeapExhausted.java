package io.fjprobe.dist.application;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

/**
 * Tasks that ask for more heap than there is, in large pieces, so that the pool itself still gets
 * the little that it needs. To be run with a small heap.
 */
public final class HeapExhausted {

  private static final int PIECE = 4 << 20;
  private static final int ROUNDS = 5;

  private HeapExhausted() {}

  public static void main(String[] arguments) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(3);
    for (int i = 0; i < ROUNDS; i++) {
      List<ForkJoinTask<Integer>> greedy = new ArrayList<>();
      for (int task = 0; task < 3; task++) {
        greedy.add(pool.submit((Callable<Integer>) HeapExhausted::fill));
      }
      for (ForkJoinTask<Integer> each : greedy) {
        System.out.println("greedy task: " + outcome(each));
      }
      Recursion.run(pool);
      System.out.println("pool works");
    }
    pool.shutdown();
    System.out.println("terminated=" + pool.awaitTermination(60, TimeUnit.SECONDS));
    System.out.println("verified");
  }

  @SuppressWarnings("ModifiedButNotUsed") // it is there to be full
  private static Integer fill() {
    List<byte[]> pieces = new ArrayList<>();
    while (true) {
      pieces.add(new byte[PIECE]);
    }
  }

  private static String outcome(ForkJoinTask<?> task) throws InterruptedException {
    try {
      return "done: " + task.get();
    } catch (ExecutionException e) {
      Throwable root = e;
      while (root.getCause() != null) {
        root = root.getCause();
      }
      return root.toString();
    }
  }
}
