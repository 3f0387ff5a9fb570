package io.fjprobe.bootstrap.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class OutsideTasksTest {

  @Test
  void tasksNest() {
    assertThat(OutsideTasks.leave()).isNull();
    TaskFrame outer = OutsideTasks.next();
    OutsideTasks.enter(outer);
    TaskFrame inner = OutsideTasks.next();
    OutsideTasks.enter(inner);
    assertThat(inner.id).isNotEqualTo(outer.id);
    assertThat(OutsideTasks.leave()).isSameAs(inner);
    assertThat(OutsideTasks.leave()).isSameAs(outer);
    assertThat(OutsideTasks.leave()).isNull();
  }

  /** As many threads as there are stripes, so that two of them share one. */
  @Test
  void threadsDoNotSeeEachOthers() throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    CyclicBarrier all = new CyclicBarrier(17);
    AtomicInteger right = new AtomicInteger();
    for (int i = 0; i < 17; i++) {
      Thread thread =
          new Thread(
              () -> {
                Deque<TaskFrame> open = new ArrayDeque<>();
                for (int n = 0; n < 3; n++) {
                  meet(all);
                  open.push(OutsideTasks.next());
                  OutsideTasks.enter(open.peek());
                }
                while (!open.isEmpty()) {
                  meet(all);
                  if (OutsideTasks.leave() == open.pop()) {
                    right.incrementAndGet();
                  }
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(right).hasValue(17 * 3);
  }

  private static void meet(CyclicBarrier all) {
    try {
      all.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }
}
