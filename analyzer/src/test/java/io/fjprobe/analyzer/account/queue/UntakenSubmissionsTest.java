package io.fjprobe.analyzer.account.queue;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import java.util.List;
import org.junit.jupiter.api.Test;

class UntakenSubmissionsTest {

  private static final long SECOND = 1_000_000_000L;

  private static Snapshot<PoolCounter> look(double seconds, long queued, long taken, long forks) {
    long[] counters = new long[PoolCounter.values().length];
    counters[PoolCounter.SUBMISSIONS_TAKEN.ordinal()] = taken;
    counters[PoolCounter.FORKS.ordinal()] = forks;
    return new Snapshot<>((long) (seconds * SECOND), "period", 2, 2, queued + 4, queued, counters);
  }

  @Test
  void stretchesInWhichNothingIsTaken() {
    List<Snapshot<PoolCounter>> looks =
        List.of(
            look(0, 0, 4, 0),
            look(1, 1, 4, 100_000), // may just have come
            look(2, 1, 4, 200_000),
            look(2.001, 1, 4, 200_100), // a look of another kind
            look(4, 2, 4, 400_000),
            look(5, 2, 5, 500_000), // one of them was taken
            look(6, 1, 5, 600_000));
    assertThat(UntakenSubmissions.of(looks))
        .isEqualTo(new UntakenSubmissions(3 * SECOND, 4 * SECOND, 400_000));
  }

  @Test
  void othersThanTasksThatGoOn() {
    List<Snapshot<PoolCounter>> ended = List.of(look(0, 1, 4, 0), look(1, 0, 4, 100_000));
    assertThat(UntakenSubmissions.of(ended)).isEqualTo(UntakenSubmissions.NONE);
    List<Snapshot<PoolCounter>> few = List.of(look(0, 1, 4, 0), look(10, 1, 4, 9_000));
    assertThat(UntakenSubmissions.of(few)).isEqualTo(UntakenSubmissions.NONE);
    long none = Snapshot.NOT_RECORDED;
    List<Snapshot<PoolCounter>> unknown = List.of(look(0, 1, none, 0), look(1, 1, none, 100_000));
    assertThat(UntakenSubmissions.of(unknown)).isEqualTo(UntakenSubmissions.NONE);
    assertThat(UntakenSubmissions.of(List.of())).isEqualTo(UntakenSubmissions.NONE);
    Snapshot<PoolCounter> helped = look(1, 1, 4, 100_000); // which may have been the submission
    helped.counters()[PoolCounter.EXTERNAL_HELP_STEALS.ordinal()] = 1;
    assertThat(UntakenSubmissions.of(List.of(look(0, 1, 4, 0), helped)))
        .isEqualTo(UntakenSubmissions.NONE);
  }
}
