import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * On JDK 21 the whole JVM freezes now and then: each thread that logs waits for the lock of the
 * appender, and the thread dump shows no thread that holds it.
 */
public final class AppenderLock {

  private static final int DISPATCHERS = 4;
  private static final ReentrantLock APPENDER = new ReentrantLock(true);
  private static final AtomicInteger LOGGED = new AtomicInteger();
  private static final AtomicInteger FROZEN = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    for (int round = 0; round < 3; round++) {
      APPENDER.lock();
      List<Thread> threads = new ArrayList<>();
      // parks without its carrier, and is the first in the queue of the lock
      threads.add(Thread.startVirtualThread(AppenderLock::log));
      while (!APPENDER.hasQueuedThread(threads.get(0))) {
        Thread.onSpinWait();
      }
      for (int i = 0; i < DISPATCHERS; i++) {
        Object dispatcher = new Object();
        threads.add(
            Thread.startVirtualThread(
                () -> {
                  synchronized (dispatcher) {
                    log();
                  }
                }));
      }
      Thread.sleep(100);
      APPENDER.unlock();
      for (Thread thread : threads) {
        thread.join();
      }
    }
    System.out.printf("%d lines logged, %d given up%n", LOGGED.get(), FROZEN.get());
  }

  private static void log() {
    try {
      if (APPENDER.tryLock(1200, TimeUnit.MILLISECONDS)) {
        LOGGED.incrementAndGet();
        APPENDER.unlock();
      } else {
        FROZEN.incrementAndGet();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
