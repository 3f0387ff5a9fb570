import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * A server whose event loop is a platform thread hands each request to a virtual thread, and has
 * many context switches for each request; where event loop and virtual threads share carriers,
 * throughput is higher. Usage: EventLoopHandoff [loop-is-virtual]
 */
public final class EventLoopHandoff {

  private static final int REQUESTS = 60_000;

  private static long sum;

  public static void main(String[] args) throws InterruptedException {
    long start = System.nanoTime();
    Thread loop =
        args.length > 0
            ? Thread.ofVirtual().start(EventLoopHandoff::loop)
            : Thread.ofPlatform().start(EventLoopHandoff::loop);
    loop.join();
    System.out.printf(
        "%d requests, %d ms, %d%n", REQUESTS, (System.nanoTime() - start) / 1_000_000, sum);
  }

  private static void loop() {
    BlockingQueue<Integer> responses = new ArrayBlockingQueue<>(16);
    for (int i = 0; i < REQUESTS; i++) {
      int request = i;
      Thread.startVirtualThread(() -> handle(request, responses));
      try {
        sum += responses.take();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static void handle(int request, BlockingQueue<Integer> responses) {
    int hash = request;
    for (int i = 0; i < 500; i++) {
      hash = hash * 31 + i;
    }
    responses.add(hash & 1);
  }
}
