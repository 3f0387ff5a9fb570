import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/** Makes pools in a loop, each for one task, and waits until their workers are gone. */
public class PoolChurn {

  public static void main(String[] args) throws Exception {
    for (int i = Integer.parseInt(args[0]); i > 0; i--) {
      Thread[] worker = new Thread[1];
      ForkJoinPool pool =
          new ForkJoinPool(
              1,
              p -> {
                ForkJoinWorkerThread thread =
                    ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(p);
                worker[0] = thread;
                return thread;
              },
              null,
              false);
      pool.submit(() -> {}).get();
      pool.shutdown();
      worker[0].join();
    }
  }
}
