import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Loading of checkpoints in a parallel stream hangs when the layout of the cluster is invalidated
 * meanwhile: every loader waits for the new layout, and the task that fetches it does not run.
 */
public final class LayoutFetch {

  private static final int LOADERS = 16;

  private static volatile CompletableFuture<Integer> layout = CompletableFuture.completedFuture(1);

  public static void main(String[] args) {
    AtomicInteger loaded = new AtomicInteger();
    long start = System.nanoTime();
    IntStream.range(0, LOADERS).parallel().forEach(i -> load(i, loaded));
    System.out.printf(
        "%d of %d loaded, %d ms%n", loaded.get(), LOADERS, (System.nanoTime() - start) / 1_000_000);
  }

  private static void load(int checkpoint, AtomicInteger loaded) {
    pause(20);
    if (checkpoint % 8 == 0) {
      layout = CompletableFuture.supplyAsync(() -> 2);
    }
    // as a client does that asks again until the cluster has an answer
    for (int attempt = 0; attempt < 25; attempt++) {
      if (layout.isDone()) {
        loaded.incrementAndGet();
        return;
      }
      pause(20);
    }
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
