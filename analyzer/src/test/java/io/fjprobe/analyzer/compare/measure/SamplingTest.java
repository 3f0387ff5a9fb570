package io.fjprobe.analyzer.compare.measure;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.account.group.LifeLengths;
import io.fjprobe.analyzer.account.group.PoolLives;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.List;
import org.junit.jupiter.api.Test;

class SamplingTest {

  private final PoolFixture fixture = new PoolFixture();

  private Sample sample(int recorded, long started) {
    fixture.lives =
        new PoolLives(
            "Orders.handle:42", recorded, started, false, new LifeLengths(MS, MS, 2 * MS), 3, 0.9);
    fixture.with(PoolCounter.SIGNALS, 70L);
    PoolAccount pool = fixture.pool();
    return new Sampling(fixture.section(), List.of(pool.name())).sample(UnitOfWork.OPERATION, null);
  }

  @Test
  void countsOfAllPoolsAreSums() {
    Sample sample = sample(20, 20);
    assertThat(sample.get(Quantity.of(PoolCounter.SIGNALS))).isEqualTo(70);
    assertThat(sample.get(Quantity.PARKS)).isNotNaN();
    assertThat(sample.get(Quantity.POOLS_STARTED)).isEqualTo(20);
  }

  @Test
  void countsOfSomePoolsAreNoCountsOfAll() {
    Sample sample = sample(20, 900);
    assertThat(sample.get(Quantity.of(PoolCounter.SIGNALS))).isNaN();
    assertThat(sample.get(Quantity.PARKS)).isNaN();
    assertThat(sample.get(Quantity.TASKS)).isNaN();
    assertThat(sample.get(Quantity.POOLS_STARTED)).isEqualTo(900);
  }
}
