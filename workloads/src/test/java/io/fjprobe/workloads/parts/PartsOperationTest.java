package io.fjprobe.workloads.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.Patience;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.task.Parts;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PartsOperationTest {
  private final ForkJoinPool pool = new ForkJoinPool(2);

  @AfterEach
  void end() {
    pool.shutdown();
  }

  /** Each part is worth 1. */
  private static Parts<Integer> ones(int count) {
    return new Parts<>() {
      @Override
      public int count() {
        return count;
      }

      @Override
      public Integer run(int part) {
        return 1;
      }

      @Override
      public Integer merge(Integer left, Integer right) {
        return left + right;
      }
    };
  }

  private void run(PartsWay way, int count) {
    new PartsOperation<>(
            way,
            ones(count),
            (sum, tally) -> {
              CheckFailure.unlessEqual("the sum of the parts", sum, count);
              return sum;
            })
        .run(pool, new Tally());
  }

  @Test
  void eachWayHasEachPartDoneOnce() {
    for (int count : new int[] {1, 2, 3, 7, 64}) {
      run(new Sequential(), count);
      run(new ForkJoin(), count);
      run(new ParallelStream(PartsOptions.StreamSource.RANGE, 1, false), count);
      run(new ParallelStream(PartsOptions.StreamSource.RANGE, 10, false), count);
      run(new ParallelStream(PartsOptions.StreamSource.ITERATE, 1, false), count);
      run(new ParallelStream(PartsOptions.StreamSource.ITERATE, 10, false), count);
      run(new ByExecutor.FixedThreads(3), count);
    }
  }

  @Test
  void aStreamMayBeCalledFromOutsideTheCommonPool() {
    ParallelStream common = new ParallelStream(PartsOptions.StreamSource.RANGE, 1, true);
    new PartsOperation<>(common, ones(64), (sum, tally) -> sum)
        .run(ForkJoinPool.commonPool(), new Tally());
    assertThat(common.mayTake(Thread.currentThread(), pool, new Thread())).isFalse();
  }

  @Test
  void noticesAPartThatDidNotRun() {
    refuses(new Cheat(IntStream.of(0, 1, 3)), "part 2 ran 0 times");
  }

  @Test
  void noticesAPartThatRanTwice() {
    refuses(new Cheat(IntStream.of(0, 1, 1, 2, 3)), "part 1 ran 2 times");
  }

  /** As where a stream leaves the pool that it was called in. */
  @Test
  void noticesAPartThatRanInAThreadThatIsNotToTakeAny() {
    ForkJoinPool other = new ForkJoinPool(1);
    PartsWay astray =
        new Cheat(IntStream.range(0, 4)) {
          @Override
          public boolean mayTake(Thread thread, ForkJoinPool pool, Thread caller) {
            return ForkJoin.isWorkerOf(pool, thread);
          }
        };
    assertThatThrownBy(
            () ->
                new PartsOperation<>(astray, ones(4), (sum, tally) -> sum).run(other, new Tally()))
        .isInstanceOf(CheckFailure.class)
        .hasMessageContaining("part 0 ran in Thread[")
        .hasMessageContaining("which is not to take any");
    other.shutdown();
  }

  @Test
  void noticesMoreThreadsThanThereShouldBe() {
    PartsWay narrow =
        new ByExecutor.FixedThreads(1) {
          @Override
          ExecutorService newExecutor() {
            return new ByExecutor.FixedThreads(4).newExecutor();
          }
        };
    CountDownLatch together = new CountDownLatch(4);
    Parts<Integer> meeting =
        new Parts<>() {
          @Override
          public int count() {
            return 4;
          }

          @Override
          public Integer run(int part) {
            together.countDown();
            Patience.await(together, "parts");
            return 1;
          }

          @Override
          public Integer merge(Integer left, Integer right) {
            return left + right;
          }
        };
    assertThatThrownBy(
            () -> new PartsOperation<>(narrow, meeting, (sum, t) -> sum).run(null, new Tally()))
        .hasMessage("4 threads took part, 1 are there");
  }

  @Test
  void noticesTasksThatAreNotAsManyAsPartsAsk() {
    refuses(
        new Cheat(IntStream.range(0, 4)) {
          @Override
          long tasks() {
            return 6;
          }
        },
        "the number of executed tasks is 6, expected 7");
  }

  private void refuses(PartsWay way, String message) {
    assertThatThrownBy(
            () -> new PartsOperation<>(way, ones(4), (sum, tally) -> sum).run(pool, new Tally()))
        .isInstanceOf(CheckFailure.class)
        .hasMessage(message);
  }

  /** Runs what it likes, in the calling thread. */
  private static class Cheat implements PartsWay {
    private final IntStream order;

    Cheat(IntStream order) {
      this.order = order;
    }

    long tasks() {
      return 7;
    }

    @Override
    public <R> PartsWay.Outcome<R> run(ForkJoinPool pool, Parts<R> parts) {
      R result = order.mapToObj(parts::run).reduce(parts::merge).orElseThrow();
      return new PartsWay.Outcome<>(result, tasks(), 7);
    }

    @Override
    public boolean mayTake(Thread thread, ForkJoinPool pool, Thread caller) {
      return thread == caller;
    }

    @Override
    public int mostThreads() {
      return 1;
    }
  }
}
