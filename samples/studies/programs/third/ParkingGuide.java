import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Tells cars at four gates which place is the nearest; now and then a place is taken or left. */
public class ParkingGuide {
  private static final int PLACES = 20_000;
  private static final int GATES = 4;
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private final int[] state = new int[PLACES];

  private int nearest(int gate, Lock by) {
    by.lock();
    try {
      int best = -1;
      int way = Integer.MAX_VALUE;
      for (int place = 0; place < PLACES; place++) {
        int distance = (place * 7_919 + gate * 104_729) % 50_021 + state[place] * 1_000_000;
        if (distance < way) {
          way = distance;
          best = place;
        }
      }
      return best;
    } finally {
      by.unlock();
    }
  }

  private void change(int place, int taken) {
    lock.writeLock().lock();
    try {
      state[place] = taken;
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean shared = args.length == 0 || args[0].equals("a");
    int cars = args.length > 1 ? Integer.parseInt(args[1]) : 40_000;
    ParkingGuide guide = new ParkingGuide();
    Lock by = shared ? guide.lock.readLock() : guide.lock.writeLock();
    AtomicLong sum = new AtomicLong();
    CountDownLatch closed = new CountDownLatch(GATES);
    for (int g = 0; g < GATES; g++) {
      int gate = g;
      new Thread(
              () -> {
                long places = 0;
                for (int car = 0; car < cars; car++) {
                  int place = guide.nearest(gate, by);
                  places += place;
                  if (car % 100 == 0) {
                    guide.change((place + 1) % PLACES, 1);
                    guide.change((place + 1) % PLACES, 0);
                  }
                }
                sum.addAndGet(places);
                closed.countDown();
              },
              "gate-" + gate)
          .start();
    }
    closed.await();
    long expected = 0;
    for (int gate = 0; gate < GATES; gate++) {
      expected += (long) cars * guide.nearest(gate, by);
    }
    // a place next to the nearest of another gate is never the nearest one
    System.out.println(sum + " expected " + expected);
    System.exit(sum.get() == expected ? 0 : 1);
  }
}
