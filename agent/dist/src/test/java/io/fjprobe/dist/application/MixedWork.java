package io.fjprobe.dist.application;

/**
 * A bit of everything that Fork/Join pools do, each part with a known result. At the end its pools
 * are terminated, and it has said how many tasks were stolen and pushed by its own count.
 */
public final class MixedWork {

  private static final int PARALLELISM = 3;

  private MixedWork() {}

  /**
   * @param arguments number of rounds
   */
  public static void main(String[] arguments) throws Exception {
    run(Integer.parseInt(arguments[0]));
    System.out.println("verified");
  }

  static void run(int rounds) throws Exception {
    for (int i = 0; i < rounds; i++) {
      round();
    }
  }

  private static void round() throws Exception {
    WatchedPool pool = new WatchedPool(PARALLELISM);
    long pushes = Recursion.run(pool);
    pool.end();
    System.out.println("counted steals=" + pool.getStealCount() + " pushes=" + pushes);

    WatchedPool other = new WatchedPool(PARALLELISM, null, true);
    Waiting.run(other);
    Failures.run(other);
    Futures.run(other);
    other.end();
    VirtualThreads.run();
  }
}
