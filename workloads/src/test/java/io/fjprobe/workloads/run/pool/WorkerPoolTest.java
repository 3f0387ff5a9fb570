package io.fjprobe.workloads.run.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.workloads.run.FakeWorkload;
import io.fjprobe.workloads.run.check.SubmissionBound;
import io.fjprobe.workloads.run.measure.WorkerPools;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.plan.RunPlan;
import io.fjprobe.workloads.run.plan.RunPlans;
import io.fjprobe.workloads.run.workload.PoolKind;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WorkerPoolTest {

  @Test
  void namesPoolsByWorkloadAndNumber() throws UsageException {
    WorkerPools pools = new WorkerPools();
    RunPlan plan = RunPlans.one(new FakeWorkload("fake", FakeWorkload.sound()), Map.of()).get(0);
    RunPlan other = RunPlans.one(new FakeWorkload("other", FakeWorkload.sound()), Map.of()).get(0);
    assertThat(pools.create(plan).name).isEqualTo("fake-1");
    assertThat(pools.create(plan).name).isEqualTo("fake-2");
    assertThat(pools.create(other).name).isEqualTo("other-1");
  }

  @Test
  void namesAndCountsWorkers() throws Exception {
    WorkerPool pool = WorkerPool.create("fake-1", 2, PoolKind.LIFO);
    Set<String> names = ConcurrentHashMap.newKeySet();
    CountDownLatch bothRun = new CountDownLatch(2);
    for (int i = 0; i < 2; i++) {
      pool.pool.submit(
          () -> {
            names.add(Thread.currentThread().getName());
            bothRun.countDown();
            bothRun.await();
            return null;
          });
    }
    bothRun.await();
    pool.awaitQuiescence();
    assertThat(names).containsExactlyInAnyOrder("fake-1-worker-1", "fake-1-worker-2");
    assertThat(pool.threadsCreated()).isEqualTo(2);
    pool.shutDown();
    assertThat(pool.pool.isTerminated()).isTrue();
  }

  @Test
  void waitsForQueuedTasksWithoutRunningThem() throws Exception {
    WorkerPool pool = WorkerPool.create("fake-1", 1, PoolKind.LIFO);
    CountDownLatch open = new CountDownLatch(1);
    pool.pool.submit(
        () -> {
          open.await();
          return null;
        });
    ForkJoinTask<Thread> queued = pool.pool.submit(Thread::currentThread);
    Thread waiter = new Thread(pool::awaitQuiescence);
    waiter.start();
    awaitParked(waiter);
    open.countDown();
    waiter.join();
    assertThat(queued.isDone()).isTrue();
    assertThat(queued.join()).isNotSameAs(waiter);
    pool.shutDown();
  }

  @Test
  void holdsASubmitterBackWhileTooManyAreQueued() throws Exception {
    WorkerPool pool = WorkerPool.create("fake-1", 1, PoolKind.LIFO);
    CountDownLatch open = new CountDownLatch(1);
    CountDownLatch running = new CountDownLatch(1);
    pool.pool.submit(
        () -> {
          running.countDown();
          open.await();
          return null;
        });
    running.await();
    for (int i = 0; i < 11; i++) {
      pool.pool.submit(() -> {});
    }
    assertThat(new SubmissionBound(11).await(pool.pool)).isFalse();
    boolean[] waited = new boolean[1];
    Thread submitter = new Thread(() -> waited[0] = new SubmissionBound(10).await(pool.pool));
    submitter.start();
    awaitParked(submitter);
    open.countDown();
    submitter.join();
    assertThat(waited[0]).isTrue();
    pool.shutDown();
  }

  private static void awaitParked(Thread thread) {
    while (thread.getState() != Thread.State.TIMED_WAITING) {
      assertThat(thread.isAlive()).isTrue();
      Thread.onSpinWait();
    }
  }
}
