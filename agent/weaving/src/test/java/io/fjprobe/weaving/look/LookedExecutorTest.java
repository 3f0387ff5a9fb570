package io.fjprobe.weaving.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LookedExecutorTest {

  private long look;

  private boolean tasksWait(BlockingQueue<?> queue) {
    return new LookedExecutor(1, queue, false).tasksWait(look++);
  }

  @Test
  void tasksWaitInAQueue() {
    BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    assertThat(tasksWait(queue)).isFalse();
    queue.add(() -> {});
    assertThat(tasksWait(queue)).isTrue();
  }

  @Test
  void tasksForLaterDoNotWait() throws InterruptedException {
    ScheduledThreadPoolExecutor scheduler = new ScheduledThreadPoolExecutor(1);
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    scheduler.execute(
        () -> {
          begun.countDown();
          try {
            end.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
    begun.await(); // the only thread is taken
    scheduler.schedule(() -> {}, 1, TimeUnit.HOURS);
    assertThat(tasksWait(scheduler.getQueue())).isFalse();
    scheduler.execute(() -> {});
    assertThat(tasksWait(scheduler.getQueue())).as("one is due").isTrue();
    end.countDown();
    scheduler.shutdownNow();
  }

  @Test
  void whatIsKnownOfIt() {
    ScheduledThreadPoolExecutor scheduler = new ScheduledThreadPoolExecutor(1);
    assertThat(kind(scheduler.getQueue(), true)).isEqualTo("s");
    assertThat(kind(new LinkedBlockingQueue<>(), true)).isEqualTo("n");
    assertThat(kind(new LinkedBlockingQueue<>(), false)).as("it has all threads").isEmpty();
    assertThat(kind(new LinkedBlockingQueue<>(100), true)).as("it may be full").isEmpty();
    scheduler.shutdown();
  }

  private static String kind(BlockingQueue<?> queue, boolean mayGrow) {
    return new LookedExecutor(1, queue, mayGrow).kind;
  }
}
