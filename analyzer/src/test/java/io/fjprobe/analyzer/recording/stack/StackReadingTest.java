package io.fjprobe.analyzer.recording.stack;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.EventEmitter;
import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.tally.BlockKey;
import java.lang.Thread.State;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On real stack traces of a real pool. */
class StackReadingTest {

  @TempDir private Path directory;

  /** Since JDK 17, a queue waits through the pool, which says nothing of what for. */
  @Test
  void aWaitThroughThePoolIsThatOfWhoeverAskedForIt() {
    Stack stack =
        Stacks.of(
            "java.util.concurrent.locks.LockSupport.park",
            "java.util.concurrent.ForkJoinPool.unmanagedBlock",
            "java.util.concurrent.ForkJoinPool.managedBlock",
            "java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject.await",
            "java.util.concurrent.LinkedBlockingQueue.take:435",
            "app.Loans.lend:27");
    assertThat(StackReading.of(stack).jdkLine())
        .isEqualTo("java.util.concurrent.LinkedBlockingQueue.take:435");
  }

  private Facts record(Runnable task) throws Exception {
    return record(() -> new ForkJoinPool(2), task);
  }

  /** Once before, for whoever needs a class that another thread is about to load waits for it. */
  private Facts record(Supplier<ExecutorService> pools, Runnable task) throws Exception {
    EventEmitter.registerAll();
    run(pools.get(), task);
    try (TestRecording recording =
        new TestRecording()
            .enable("jdk.ThreadSleep")
            .enable("jdk.ThreadPark")
            .enable("jdk.JavaMonitorWait")
            .start()) {
      run(pools.get(), task);
      return new RecordingReader(Progress.NONE)
          .read(recording.dumpTo(directory.resolve("stack.jfr")))
          .facts();
    }
  }

  private static void run(ExecutorService pool, Runnable task) throws Exception {
    pool.submit(task).get();
    awaitParkedWorkers();
    pool.shutdown();
    assertThat(pool.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
  }

  /** A park is an event once it ends: every worker has begun one before the pool ends them all. */
  private static void awaitParkedWorkers() {
    spinUntil(
        () ->
            Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("ForkJoinPool"))
                .allMatch(StackReadingTest::isParked));
  }

  private static boolean isParked(Thread thread) {
    return thread.getState() == State.WAITING || thread.getState() == State.TIMED_WAITING;
  }

  private static void spinUntil(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }

  private static List<BlockKind> kindsOfWorkers(Facts facts) {
    return facts.blocking().keySet().stream()
        .filter(key -> key.thread().name().startsWith("ForkJoinPool"))
        .map(BlockKey::kind)
        .distinct()
        .toList();
  }

  @Test
  void aSleepInATaskIsTheUsersAndHasItsLine() throws Exception {
    Facts facts = record(() -> sleep(2));
    assertThat(facts.blocking().keySet())
        .anyMatch(
            key ->
                key.kind() == BlockKind.SLEEP
                    && key.line().contains("StackReadingTest.sleep:")
                    && key.thread().name().startsWith("ForkJoinPool"));
  }

  @Test
  void aManagedBlockerAJoinAndAnIdleWorkerAreThePoolsOwn() throws Exception {
    Facts facts =
        record(
            () -> {
              CountDownLatch started = new CountDownLatch(1);
              ForkJoinTask<?> other =
                  ForkJoinTask.adapt(
                          () -> {
                            started.countDown();
                            manage();
                          })
                      .fork();
              awaitManaged(started);
              other.join();
            });
    assertThat(facts.eventCounts()).containsKeys("jdk.ThreadSleep", "jdk.ThreadPark");
    assertThat(kindsOfWorkers(facts))
        .as("%s", facts.blocking().keySet())
        .containsExactly(BlockKind.MANAGED);
  }

  /** By a lock of its own, as on 17 when others start or end at the same moment. */
  @Test
  void aWorkerThatWaitsToBeginOrToEndIsThePoolsOwn() {
    String[] beginsOrEnds = {"registerWorker", "deregisterWorker"};
    for (String method : beginsOrEnds) {
      StackReading reading =
          StackReading.of(
              Stacks.of(
                  "java.util.concurrent.locks.LockSupport.park",
                  "java.util.concurrent.locks.ReentrantLock.lock",
                  "java.util.concurrent.ForkJoinPool." + method,
                  "java.util.concurrent.ForkJoinWorkerThread.run"));
      String pool = "java.util.concurrent.ForkJoinPool." + method + ":" + Stacks.LINE;
      assertThat(reading).isEqualTo(new StackReading(null, pool, true, false, false));
    }
  }

  private static boolean forResult(String... frames) {
    return StackReading.of(Stacks.of(frames)).forResult();
  }

  @Test
  void whoWaitsForAResultAndWhoForWork() {
    String park = "java.util.concurrent.locks.LockSupport.park";
    assertThat(
            forResult(
                park,
                "java.util.concurrent.CompletableFuture$Signaller.block",
                "java.util.concurrent.CompletableFuture.waitingGet",
                "java.util.concurrent.CompletableFuture.join",
                "app.Shop.open"))
        .isTrue();
    assertThat(forResult(park, "com.google.common.util.concurrent.AbstractFuture.get", "app.A.b"))
        .isTrue();
    assertThat(forResult(park, "java.util.concurrent.CountDownLatch.await", "app.A.b")).isTrue();
    assertThat(
            forResult(
                park,
                "java.util.concurrent.LinkedBlockingQueue.take",
                "java.util.concurrent.ThreadPoolExecutor.getTask",
                "java.util.concurrent.ThreadPoolExecutor.runWorker"))
        .isFalse();
    assertThat(
            forResult(
                park,
                "java.util.concurrent.ScheduledThreadPoolExecutor$DelayedWorkQueue.take",
                "java.util.concurrent.ThreadPoolExecutor.runWorker"))
        .isFalse();
    assertThat(forResult(park, "app.FutureTrades.load", "app.A.get")).isFalse();
  }

  @Test
  void whoWaitsInTheJdkWhereThereIsNoUserCode() {
    String[] frames = {
      "jdk.internal.misc.Unsafe.park",
      "java.util.concurrent.locks.ReentrantLock.lock",
      "java.util.concurrent.ForkJoinTask.recordExceptionalCompletion",
      "java.util.concurrent.ForkJoinTask.doExec",
      "java.util.concurrent.ForkJoinPool.runWorker"
    };
    StackReading jdk = StackReading.of(Stacks.of(frames));
    assertThat(jdk.poolOwn()).isFalse();
    assertThat(jdk.lineOrJdk())
        .isEqualTo("java.util.concurrent.ForkJoinTask.recordExceptionalCompletion:" + Stacks.LINE);
    frames[3] = "app.Task.exec";
    assertThat(StackReading.of(Stacks.of(frames)).lineOrJdk())
        .isEqualTo("app.Task.exec:" + Stacks.LINE);
  }

  /** There a joiner runs a task without doExec, and waits for its monitor. */
  @Test
  void thePoolOfALibraryIsAPoolToo() throws Exception {
    Facts facts =
        record(
            () -> new jsr166y.ForkJoinPool(2),
            () -> {
              Thread joiner = Thread.currentThread();
              CountDownLatch started = new CountDownLatch(1);
              CountDownLatch alone = new CountDownLatch(1);
              Runnable slow =
                  () -> {
                    started.countDown();
                    spinUntil(() -> alone.getCount() == 0 && isParked(joiner));
                    sleep(2);
                  };
              jsr166y.ForkJoinTask<?> stolen = jsr166y.ForkJoinTask.adapt(slow).fork();
              spinUntil(() -> started.getCount() == 0);
              jsr166y.ForkJoinTask.adapt(() -> sleep(2)).fork().join();
              alone.countDown();
              stolen.join();
            });
    assertThat(facts.eventCounts())
        .containsKeys("jdk.ThreadSleep", "jdk.ThreadPark", "jdk.JavaMonitorWait");
    assertThat(kindsOfWorkers(facts)).containsExactly(BlockKind.SLEEP);
    assertThat(facts.blocking().keySet())
        .filteredOn(key -> key.thread().name().startsWith("ForkJoinPool"))
        .hasSize(2)
        .allMatch(key -> key.line().contains("StackReadingTest.sleep:"));
  }

  private static void awaitManaged(CountDownLatch latch) {
    block(
        () -> {
          latch.await();
          return true;
        });
  }

  private static void manage() {
    block(
        () -> {
          Thread.sleep(5);
          return true;
        });
  }

  private interface Blocking {
    boolean block() throws InterruptedException;
  }

  private static void block(Blocking blocking) {
    try {
      ForkJoinPool.managedBlock(
          new ForkJoinPool.ManagedBlocker() {
            private boolean done;

            @Override
            public boolean block() throws InterruptedException {
              done = blocking.block();
              return done;
            }

            @Override
            public boolean isReleasable() {
              return done;
            }
          });
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
