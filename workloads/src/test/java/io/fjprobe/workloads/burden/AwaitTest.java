package io.fjprobe.workloads.burden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class AwaitTest {

  @Test
  void saysWhatDidNotCome() {
    assertThatThrownBy(() -> Await.until(() -> false, "a miracle", 1))
        .isInstanceOf(NotMeasured.class)
        .hasMessage("a miracle was awaited for 0 s");
    assertThat(Await.within(1, () -> false)).isFalse();
    assertThat(Await.within(1, () -> true)).isTrue();
  }

  @Test
  void waitsUntilAThreadIsParked() throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () -> {
              try {
                latch.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    thread.start();
    Await.parked(thread, 1);
    assertThat(thread.getState()).isEqualTo(Thread.State.WAITING);
    latch.countDown();
    thread.join();
  }
}
