import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Reads an electricity meter again and again, until there are enough readings. */
public class MeterReadings {
  private static long read(int number) {
    long value = number;
    try {
      Thread.sleep(14);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    for (int i = 0; i < 20_000; i++) {
      value = value * 31 + 7;
    }
    return value & 1023;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean afterwards = args.length > 0 && args[0].equals("b");
    int readings = args.length > 1 ? Integer.parseInt(args[1]) : 130;
    ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
    CountDownLatch open = new CountDownLatch(readings);
    AtomicLong sum = new AtomicLong();
    Runnable reading =
        () -> {
          int number = (int) open.getCount();
          if (number > 0) {
            sum.addAndGet(read(number));
            open.countDown();
          }
        };
    if (afterwards) {
      clock.scheduleWithFixedDelay(reading, 0, 25, TimeUnit.MILLISECONDS);
    } else {
      clock.scheduleAtFixedRate(reading, 0, 25, TimeUnit.MILLISECONDS);
    }
    open.await();
    clock.shutdownNow();
    long expected = 0;
    for (int number = 1; number <= readings; number++) {
      long value = number;
      for (int i = 0; i < 20_000; i++) {
        value = value * 31 + 7;
      }
      expected += value & 1023;
    }
    System.out.println(sum + " in " + readings + " readings");
    System.exit(sum.get() == expected ? 0 : 1);
  }
}
