import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

/** Four desks study the lots, then bid for them; the floor knows the highest bid for each lot. */
public class AuctionFloor {
  private static final int DESKS = 4;

  private static final class Floor {
    private final ReentrantLock lock;
    private final long[] highest = new long[64];
    private long bids;

    Floor(boolean fair) {
      lock = new ReentrantLock(fair);
    }

    void bid(int lot, long amount) {
      lock.lock();
      try {
        bids++;
        long limit = amount;
        for (int l = 0; l < highest.length; l++) {
          limit = Math.max(limit, highest[l] >> 40);
        }
        if (limit > highest[lot]) {
          highest[lot] = limit;
        }
      } finally {
        lock.unlock();
      }
    }
  }

  private static long estimate(int desk, int number, int effort) {
    long value = desk * 31L + number;
    for (int i = 0; i < effort; i++) {
      value = value * 6364136223846793005L + 1442695040888963407L;
      value ^= value >>> 29;
    }
    return value >>> 24;
  }

  public static void main(String[] args) throws Exception {
    String variant = args.length > 0 ? args[0] : "a";
    int bids = args.length > 1 ? Integer.parseInt(args[1]) : 65_000;
    boolean fair = variant.equals("b") || variant.equals("d");
    int effort = variant.equals("a") || variant.equals("b") ? 1_000 : 400_000;
    int study = variant.equals("a") || variant.equals("b") ? 9_000_000 : 0;
    Floor floor = new Floor(fair);
    ExecutorService desks = Executors.newFixedThreadPool(DESKS);
    List<Future<Long>> maxima = new ArrayList<>();
    for (int d = 0; d < DESKS; d++) {
      int desk = d;
      maxima.add(
          desks.submit(
              () -> {
                long max = 0;
                for (int lot = 0; lot < 64; lot++) {
                  max = Math.max(max, estimate(desk, lot, study) & 1);
                }
                for (int number = 0; number < bids; number++) {
                  long amount = estimate(desk, number, effort);
                  max = Math.max(max, amount);
                  floor.bid(number % 64, amount);
                }
                return max;
              }));
    }
    long max = 0;
    for (Future<Long> maximum : maxima) {
      max = Math.max(max, maximum.get());
    }
    desks.shutdown();
    long highest = 0;
    for (long lot : floor.highest) {
      highest = Math.max(highest, lot);
    }
    System.out.println(floor.bids + " bids, highest " + highest);
    System.exit(floor.bids == (long) DESKS * bids && highest == max ? 0 : 1);
  }
}
