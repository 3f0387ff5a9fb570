package io.fjprobe.bootstrap.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The clock is an argument: nothing here waits, and what the clock chooses is the same always. */
class EpisodeSamplerTest {

  private static final long US = 1_000;
  private static final long MS = 1_000_000;
  private static final long SECOND = 1_000 * MS;

  private static final long START = 12_345_678_901L;

  /** Of a fair sample, one in 15,000 is further off than so many standard deviations. */
  private static final double DEVIATIONS = 4;

  private final EpisodeSampler sampler = new EpisodeSampler(Interval.JOIN_WAIT, 60, START);
  private final Unrecorded others = new Unrecorded();
  private final Thread thread = Thread.currentThread();

  private int events;
  private long weights;
  private long episodes;

  @AfterEach
  void reset() {
    Interval.JOIN_WAIT.set(Interval.AUTO);
  }

  private int episode(long nanos, long now) {
    int weight = sampler.weigh(nanos, now, others, thread);
    episodes++;
    events += weight > 0 ? 1 : 0;
    weights += weight;
    return weight;
  }

  private void everyFor(long apart, long nanos, long seconds) {
    for (long now = START; now - START < seconds * SECOND; now += apart) {
      episode(nanos, now);
    }
  }

  @Test
  void fewAreAllRecorded() {
    everyFor(50 * MS, 10 * US, 10);
    assertThat(events).isEqualTo(200);
    assertThat(weights).isEqualTo(200);
  }

  @Test
  void manyStayWithinTheBudgetAndNoneIsForgotten() {
    everyFor(20 * US, 10 * US, 10);
    assertThat(events).isBetween(100, 60 + 300);
    assertThat(weights + others.count()).isEqualTo(episodes);
  }

  @Test
  void aLongOneAmongMillionsOfShortOnesIsRecordedOnItsOwn() {
    int recorded = 0;
    for (int i = 0; i < 1_000_000; i++) {
      long now = START + i * 10 * US;
      boolean isLong = i % 100_000 == 99_999;
      int weight = episode(isLong ? 5 * MS : US, now);
      recorded += isLong && weight == 1 ? 1 : 0;
    }
    assertThat(recorded).isEqualTo(10);
  }

  @Test
  void ofTooManyLongOnesTheLongestAreRecorded() {
    int longest = 0;
    for (int i = 0; i < 100_000; i++) {
      boolean isLongest = i % 1_000 == 999;
      int weight = episode(isLongest ? SECOND : 2 * MS, START + i * 100 * US);
      longest += isLongest && weight == 1 ? 1 : 0;
    }
    assertThat(longest).isEqualTo(100);
    assertThat(events).isLessThan(120 + 60 * 10 + 1);
    assertThat(weights + others.count()).isEqualTo(episodes);
  }

  @Test
  void aRegularPatternIsSeenEvenly() {
    long[] weightOf = new long[2];
    double sumOfSquares = 0;
    for (int i = 0; i < 2_000_000; i++) {
      int weight = episode(US, START + i * 20 * US);
      weightOf[i % 2] += weight;
      sumOfSquares += (double) weight * weight;
    }
    // each event adds its weight to one side or the other, as a coin falls
    assertThat((double) Math.abs(weightOf[0] - weightOf[1]))
        .isLessThan(DEVIATIONS * Math.sqrt(sumOfSquares));
  }

  @Test
  void afterABurstRareOnesAreRecordedAgain() {
    everyFor(US, US, 2);
    int last = 0;
    for (int i = 1; i <= 200; i++) {
      last = episode(US, START + (2 + i) * SECOND);
    }
    assertThat(last).isEqualTo(1);
  }

  @Test
  void aSettingWins() {
    Interval.JOIN_WAIT.set(Interval.EVERY);
    everyFor(20 * US, US, 1);
    assertThat(events).isEqualTo(50_000);
    Interval.JOIN_WAIT.set(100);
    events = 0;
    everyFor(20 * US, US, 1);
    assertThat((double) events).isCloseTo(500, withPercentage(20));
  }
}
