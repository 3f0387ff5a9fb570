package io.fjprobe.analyzer.compare.cause.queue;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.compare.cause.CauseTest;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.contract.PoolCounter;
import org.junit.jupiter.api.Test;

/** One side keeps a pool, the other one makes them again and again. */
class PoolPerOperationCauseTest extends CauseTest {

  private static final String ID = "pool-per-operation";

  private void idle(double pools, double workers) {
    base.with(Quantity.POOLS_STARTED, 1).with(PoolCounter.WORKERS_STARTED, 2);
    next.with(Part.IDLE, 200 * MS).with(Part.SCAN, 50 * MS);
    next.with(Quantity.POOLS_STARTED, pools).with(PoolCounter.WORKERS_STARTED, workers);
  }

  @Test
  void manyPoolsForOne() {
    idle(200, 400);
    assertThat(causes()).extracting(Explanation::cause).containsExactly(ID);
    Explanation cause = causes().get(0);
    assertThat(cause.statement().inOneLine())
        .isEqualTo("pools are created again and again on JDK 17");
    assertThat(cause.explanation()).contains("1 on JDK 17, 200 on JDK 17", "2 on JDK 17, 400 on");
    assertThat(cause.effect().ofGap()).isGreaterThan(0.9);
  }

  @Test
  void threadsTellOfWorkersThatAreNotRecorded() {
    idle(200, Double.NaN);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain(ID);
    base.with(Quantity.THREADS_STARTED, 3);
    next.with(Quantity.THREADS_STARTED, 420);
    assertThat(causes().get(0).explanation())
        .contains("threads started (estimate): 3 on JDK 17, 420");
  }

  @Test
  void poolsThatStartNoMoreWorkersCostNothing() {
    idle(200, 2);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain(ID);
  }

  @Test
  void aSecondPoolIsNotMany() {
    idle(1.5, 40);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain(ID);
  }

  @Test
  void theyAreFewIfTheOperationIsLong() {
    base.with(Part.WORK, 18_000 * MS);
    idle(4, 40);
    next.with(Part.WORK, 18_000 * MS).with(Part.IDLE, 20_000 * MS);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain(ID);
  }

  @Test
  void whatIsNotRecordedIsNoCause() {
    idle(200, 400);
    base.with(Quantity.POOLS_STARTED, Double.NaN);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain(ID);
  }
}
