package io.fjprobe.bootstrap.operation;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.bootstrap.hook.OperationHooks;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Threads that come and go, and more of them at a time than the first table has places. */
class SlotTableTest {

  private static int id(String name) {
    Named.OPERATIONS.observe(List.of(name));
    return Named.OPERATIONS.find(name).id;
  }

  private static OperationTotals totals(int id) {
    return new OperationTotals(Named.OPERATIONS.all()[id]);
  }

  private static void callOnce(int id) {
    OperationSlot outer = OperationHooks.begin(id);
    assertThat(OperationHooks.begin(id)).isNull();
    OperationHooks.end(null, null, id);
    OperationHooks.end(outer, null, id);
  }

  @Test
  void deadThreadsMakeRoom() throws InterruptedException {
    int id = id("a.Short.lived");
    int threads = 4_000; // the first table has about 2,000 places
    for (int i = 0; i < threads; i++) {
      Thread thread = new Thread(() -> callOnce(id));
      thread.start();
      thread.join();
    }
    assertThat(totals(id).started()).isEqualTo(threads);
    assertThat(totals(id).ended()).isEqualTo(threads);
  }

  @Test
  void thoseThatAreInsideKeepTheirPlace() throws InterruptedException {
    int id = id("a.Long.lived");
    int threads = 2_500;
    CountDownLatch inside = new CountDownLatch(threads);
    CountDownLatch end = new CountDownLatch(1);
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      all[i] = new Thread(null, () -> stay(id, inside, end), "inside", 64 * 1024);
      all[i].start();
    }
    inside.await();
    assertThat(totals(id).started()).isEqualTo(threads);
    assertThat(totals(id).ended()).isZero();
    end.countDown();
    for (Thread each : all) {
      each.join();
    }
    assertThat(totals(id).ended()).isEqualTo(threads);
  }

  private static void stay(int id, CountDownLatch inside, CountDownLatch end) {
    OperationSlot slot = OperationHooks.begin(id);
    inside.countDown();
    try {
      end.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    assertThat(OperationHooks.begin(id)).isNull(); // still known to be inside
    OperationHooks.end(slot, null, id);
  }

  @Test
  void aStageThatRefusesIsNotAwaited() {
    int id = id("a.Refusing.stage");
    for (int i = 0; i < 3; i++) {
      OperationHooks.end(new Refusing(), OperationHooks.beginTimed(id), null, id);
    }
    assertThat(totals(id).started()).isEqualTo(3);
    assertThat(totals(id).ended()).isEqualTo(3);
    assertThat(totals(id).notAwaited()).isEqualTo(3);
  }

  /** As some libraries have them. */
  private static final class Refusing extends CompletableFuture<String> {
    @Override
    public CompletableFuture<String> whenComplete(
        java.util.function.BiConsumer<? super String, ? super Throwable> action) {
      throw new UnsupportedOperationException();
    }
  }
}
