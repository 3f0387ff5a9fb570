import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A test run with resource locks gets stuck now and then: a worker thread waits for a lock that
 * nobody seems to hold, although none of the tests takes long.
 */
public final class LockedTests {

  private static final int ROUNDS = 4;
  private static final ReadWriteLock GLOBAL = new ReentrantReadWriteLock();
  private static final AtomicInteger STUCK = new AtomicInteger();

  public static void main(String[] args) {
    for (int round = 0; round < ROUNDS; round++) {
      ForkJoinPool pool = new ForkJoinPool(2);
      pool.invoke(new Container());
      pool.shutdown();
    }
    System.out.printf("%d of %d rounds got stuck for a second%n", STUCK.get(), ROUNDS);
  }

  /** Holds the lock for reading while it waits for a child that another worker runs. */
  private static final class Container extends RecursiveAction {

    private static final long serialVersionUID = 1;

    @Override
    protected void compute() {
      GLOBAL.readLock().lock();
      try {
        Child child = new Child();
        child.fork();
        pause(50);
        child.join();
      } finally {
        GLOBAL.readLock().unlock();
      }
    }
  }

  private static final class Child extends RecursiveAction {

    private static final long serialVersionUID = 1;

    @Override
    protected void compute() {
      Exclusive other = new Exclusive();
      other.fork();
      pause(200);
      other.join();
    }
  }

  /** Needs the lock for itself. */
  private static final class Exclusive extends RecursiveAction {

    private static final long serialVersionUID = 1;

    @Override
    protected void compute() {
      Lock lock = GLOBAL.writeLock();
      try {
        if (lock.tryLock(1, TimeUnit.SECONDS)) {
          lock.unlock();
        } else {
          STUCK.incrementAndGet();
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
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
