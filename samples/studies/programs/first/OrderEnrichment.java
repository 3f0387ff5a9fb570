import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Adds the customer's address, which another service looks up, to each order. */
public class OrderEnrichment {
  private final ScheduledExecutorService directory = Executors.newScheduledThreadPool(1);
  private final ExecutorService workers = Executors.newWorkStealingPool(2);
  private final AtomicLong checksum = new AtomicLong();

  private Future<Integer> address(int customer) {
    return directory.schedule(() -> customer * 17, 3, TimeUnit.MILLISECONDS);
  }

  private static long label(int order, int address) {
    long label = order;
    for (int i = 0; i < 1_200_000; i++) {
      label = label * 31 + (address ^ i);
    }
    return label & 0xffff;
  }

  private void orderThenLookUp(int order, CountDownLatch done) {
    workers.execute(
        () -> {
          try {
            int address = address(order).get();
            checksum.addAndGet(label(order, address));
          } catch (InterruptedException | ExecutionException e) {
            checksum.set(Long.MIN_VALUE);
          }
          done.countDown();
        });
  }

  private void lookUpThenOrder(int order, CountDownLatch done) {
    Runnable print =
        () -> {
          checksum.addAndGet(label(order, order * 17));
          done.countDown();
        };
    directory.schedule(() -> workers.execute(print), 3, TimeUnit.MILLISECONDS);
  }

  public static void main(String[] args) throws InterruptedException {
    boolean inside = args.length > 0 && args[0].equals("b");
    int batches = args.length > 1 ? Integer.parseInt(args[1]) : 70;
    OrderEnrichment enrichment = new OrderEnrichment();
    long expected = 0;
    for (int b = 0; b < batches; b++) {
      CountDownLatch done = new CountDownLatch(32);
      for (int o = 0; o < 32; o++) {
        if (inside) {
          enrichment.orderThenLookUp(o, done);
        } else {
          enrichment.lookUpThenOrder(o, done);
        }
      }
      done.await();
    }
    for (int o = 0; o < 32; o++) {
      expected += label(o, o * 17);
    }
    enrichment.workers.shutdown();
    enrichment.directory.shutdown();
    System.out.println("labels " + enrichment.checksum);
    if (enrichment.checksum.get() != expected * batches) {
      System.exit(1);
    }
  }
}
