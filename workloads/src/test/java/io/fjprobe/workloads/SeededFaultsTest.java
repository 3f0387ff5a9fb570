package io.fjprobe.workloads;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.task.MonitorBlock;
import io.fjprobe.workloads.task.PlaceTask;
import io.fjprobe.workloads.task.Token;
import io.fjprobe.workloads.task.TrigTask;
import java.util.Collection;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Those workloads that no pool can cheat notice what is wrong, too. */
class SeededFaultsTest {
  private final ForkJoinPool pool = new ForkJoinPool(1);
  private final Tally tally = new Tally();

  private static void refuses(ThrowingCallable operation, String message) {
    assertThatThrownBy(operation).isInstanceOf(CheckFailure.class).hasMessageContaining(message);
  }

  @Test
  void trigReuseNoticesThatNothingRan() {
    Operation reuse = Prepared.operation("trig", "--mode=reuse");
    CheatingPool cheating = new CheatingPool(task -> ((TrigTask) task).direct());
    refuses(() -> reuse.run(cheating, tally), "the number of executed tasks is 0, expected 1000");
  }

  @Test
  void trigReuseNoticesThatCompletedTasksRanAgain() {
    Operation reuse = Prepared.operation("trig", "--mode=reuse");
    ForkJoinPool repeating =
        new ForkJoinPool(1) {
          @Override
          public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
            task.reinitialize();
            return super.submit(task);
          }
        };
    reuse.run(repeating, tally);
    refuses(() -> reuse.run(repeating, tally), "the number of executed tasks is 1000, expected 0");
    repeating.shutdown();
  }

  @Test
  void cfChainNoticesAWrongEnd() {
    refuses(() -> CfChainWorkload.chain(pool, tally, 3, -1), "the end of the chain is ");
  }

  @Test
  void cfDefaultNoticesATaskThatDidNotRun() {
    PlaceTask ran = new PlaceTask();
    ran.run();
    refuses(
        () -> CfDefaultWorkload.check(new PlaceTask[] {ran, new PlaceTask()}, tally),
        "the number of executed tasks is 1, expected 2");
  }

  @Test
  void actorsNoticeATokenThatWentAstray() {
    Token[] tokens = Token.spread(2, 3, 4);
    long way = Token.direct(Token.spread(2, 3, 4), 3);
    refuses(
        () -> ActorsWorkload.pass(pool, tally, 3, tokens, way + 1),
        "the sum of the ways is " + way + ", expected " + (way + 1));
  }

  @Test
  void outsideMessagesNoticeAnAnswerThatDidNotCome() {
    refuses(
        () -> OutsideMessagesWorkload.check(1, 2, 100, tally),
        "the number of answers is 1, expected 2");
  }

  @Test
  void vtRingNoticesATokenThatDidNotHop() {
    Token[] tokens = Token.spread(1, 3, 4);
    long way = Token.direct(Token.spread(1, 3, 4), 3);
    refuses(() -> VtRingWorkload.check(tokens, way, 3, tally), ", expected " + way);
  }

  @Test
  void vtPinNoticesAThreadThatDidNotBlock() {
    CountDownLatch ends = new CountDownLatch(2);
    MonitorBlock blocked = new MonitorBlock(2, 0, false, ends);
    blocked.run();
    MonitorBlock[] work = {blocked, new MonitorBlock(2, 0, false, ends)};
    refuses(() -> VtPinWorkload.check(work, 4, tally), "the number of blocks is 2, expected 4");
  }

  @Test
  void commonContentionNoticesAPrimeTooFew() {
    refuses(
        () -> CommonContentionWorkload.count(tally, 2, 100, 26),
        "the number of primes is 25, expected 26");
  }

  @Test
  void invokeAnyNoticesAWrongAnswer() {
    ForkJoinPool wrong =
        new ForkJoinPool(1) {
          @Override
          @SuppressWarnings("unchecked")
          public <T> T invokeAny(Collection<? extends Callable<T>> calls) {
            return (T) Integer.valueOf(1);
          }
        };
    refuses(
        () -> ExceptionsWorkload.invokeAny(wrong, tally, 3),
        "the sum of the answers is 3, expected 24");
    wrong.shutdown();
  }

  @Test
  void parallelSortNoticesWhatIsOutOfOrder() {
    refuses(
        () -> SortWorkload.parallelSort(tally, new long[] {2, 1}, new long[] {2, 1}),
        "the number of elements out of order is 2, expected 0");
  }

  @Test
  void delayNoticesTasksBeforeTheirTime() {
    ScheduledThreadPoolExecutor early =
        new ScheduledThreadPoolExecutor(1) {
          @Override
          public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
            return super.schedule(task, 0, unit);
          }
        };
    refuses(
        () -> DelayWorkload.delay(early, tally, 2, TimeUnit.HOURS.toNanos(1)),
        "the number of tasks before their time is 1, expected 0");
    early.shutdownNow();
  }

  @Test
  void shortTasksNoticeOneThatIsLost() {
    AtomicInteger count = new AtomicInteger();
    ThreadPoolExecutor losing =
        new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
          @Override
          public void execute(Runnable task) {
            if (count.incrementAndGet() != 2) {
              super.execute(task);
            }
          }
        };
    refuses(
        () ->
            ShortTasksWorkload.runAll(
                losing, tally, new ShortTasks(5, 0), ShortTasks.Through.EXECUTE),
        "the number of executed tasks is 4, expected 5");
  }
}
