package io.fjprobe.analyzer.account.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.window.Operations;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TimeSplitTest {

  private static final long SECOND = 1_000_000_000;
  private static final TimedRuns NO_RUNS = new TimedRuns(0, 0, 0, 0L, 0, 0);

  private Long total = 10 * SECOND;
  private Long join = 0L;
  private Long managed = 0L;
  private Long idle = 0L;
  private Long spin = 0L;
  private Long blocked = 0L;
  private Long paused = 0L;
  private CpuBounds cpu;
  private Boolean crowded = true;
  private TimedRuns runs = NO_RUNS;
  private SampleCounts samples = SampleCounts.NONE;

  private TimeParts parts() {
    return new TimeParts(
        2,
        total,
        new MeasuredTimes(join, managed, idle, spin, 0L),
        new OutsideTimes(blocked, paused, cpu, crowded),
        runs,
        samples);
  }

  private TimeAccount account() {
    TimeAccount account = TimeAccount.of(parts());
    assertAddsUp(account);
    return account;
  }

  private static void assertAddsUp(TimeAccount account) {
    assertThat(account.buckets()).hasSize(BucketKind.values().length);
    assertThat(account.buckets().stream().mapToLong(b -> Sums.orZero(b.nanos())).sum())
        .isEqualTo(account.totalNanos());
    assertThat(account.buckets())
        .allMatch(b -> b.nanos() == null ? b.source() == Source.NOT_RECORDED : b.nanos() >= 0);
  }

  private static CpuBounds cpu(long nanos) {
    return new CpuBounds(nanos, nanos, nanos);
  }

  @Test
  void whatIsMeasuredIsExact() {
    join = SECOND;
    managed = 2 * SECOND;
    idle = 3 * SECOND;
    spin = SECOND / 2;
    blocked = SECOND / 4;
    TimeAccount account = account();
    assertThat(account.bucket(BucketKind.JOIN_BLOCKED))
        .isEqualTo(new Bucket(BucketKind.JOIN_BLOCKED, join, Source.MEASURED, join, join));
    assertThat(account.nanos(BucketKind.MANAGED_BLOCKED)).isEqualTo(managed);
    assertThat(account.nanos(BucketKind.IDLE)).isEqualTo(idle);
    assertThat(account.nanos(BucketKind.SPIN)).isEqualTo(spin);
    assertThat(account.nanos(BucketKind.UNMANAGED_BLOCKED)).isEqualTo(blocked);
    assertThat(account.nanos(BucketKind.UNATTRIBUTED)).isEqualTo(3_250_000_000L);
    assertThat(account.nanos(BucketKind.WORK)).isNull();
    assertThat(account.residualShare()).isEqualTo(0.325);
  }

  @Test
  void samplesDivideWhatWasOnACpu() {
    idle = 6 * SECOND;
    cpu = cpu(3 * SECOND);
    samples = new SampleCounts(200, 60, 40, 0, 5);
    TimeAccount account = account();
    assertThat(account.nanos(BucketKind.CPU_WAIT)).as("waiting was not counted").isNull();
    assertThat(account.nanos(BucketKind.OFF_CPU)).isEqualTo(SECOND);
    assertThat(account.nanos(BucketKind.WORK)).isEqualTo(2 * SECOND);
    assertThat(account.nanos(BucketKind.FORK_JOIN)).isEqualTo(600_000_000L);
    assertThat(account.nanos(BucketKind.SCAN)).isEqualTo(400_000_000L);
    assertThat(account.nanos(BucketKind.UNATTRIBUTED)).isZero();
    Bucket work = account.bucket(BucketKind.WORK);
    assertThat(work.source()).isEqualTo(Source.SAMPLED);
    assertThat(work.lowNanos()).isBetween(3 * SECOND * 60 / 100, 2 * SECOND);
    assertThat(work.highNanos()).isBetween(2 * SECOND, 3 * SECOND * 73 / 100);
  }

  private static Bucket exact(BucketKind kind, long nanos) {
    return new Bucket(kind, nanos, Source.MEASURED, nanos, nanos);
  }

  @Test
  void whoIsOffTheCpuAndNotWaitingForOneIsBlockedWithoutAnyEvent() {
    cpu = waiting(3 * SECOND, SECOND, SECOND);
    TimeAccount account = account();
    assertThat(account.bucket(BucketKind.UNMANAGED_BLOCKED))
        .isEqualTo(exact(BucketKind.UNMANAGED_BLOCKED, 6 * SECOND));
    assertThat(account.bucket(BucketKind.CPU_WAIT)).isEqualTo(exact(BucketKind.CPU_WAIT, SECOND));
    assertThat(account.nanos(BucketKind.OFF_CPU)).isZero();
  }

  @Test
  void eventsDoNotMakeItMoreThanTheSystemCounted() {
    cpu = waiting(3 * SECOND, SECOND, SECOND);
    blocked = 9 * SECOND;
    assertThat(account().nanos(BucketKind.UNMANAGED_BLOCKED)).isEqualTo(6 * SECOND);
    assertThat(account().nanos(BucketKind.CPU_WAIT)).isEqualTo(SECOND);
  }

  @Test
  void waitingAtTheEndOfIdleTimeIsPartOfThat() {
    idle = 6 * SECOND;
    cpu = waiting(3 * SECOND, 2 * SECOND, 2 * SECOND);
    assertThat(account().nanos(BucketKind.CPU_WAIT)).isEqualTo(SECOND);
    assertThat(account().nanos(BucketKind.UNMANAGED_BLOCKED)).isZero();
  }

  @Test
  void nobodyKnowsHowMuchOfTheWaitingIsAtTheEndOfIdleTime() {
    idle = 4 * SECOND;
    cpu = waiting(3 * SECOND, SECOND, SECOND);
    Bucket cpuWait = account().bucket(BucketKind.CPU_WAIT);
    assertThat(cpuWait).isEqualTo(new Bucket(cpuWait.kind(), SECOND, Source.DERIVED, 0L, SECOND));
    Bucket unmanaged = account().bucket(BucketKind.UNMANAGED_BLOCKED);
    assertThat(unmanaged)
        .isEqualTo(
            new Bucket(unmanaged.kind(), 2 * SECOND, Source.DERIVED, 2 * SECOND, 3 * SECOND));
  }

  @Test
  void eventsTellThatSomeWaitingWasAtTheEndOfIdleTime() {
    idle = 4 * SECOND;
    cpu = waiting(SECOND, 3 * SECOND, 3 * SECOND);
    blocked = 4 * SECOND;
    assertThat(account().nanos(BucketKind.UNMANAGED_BLOCKED)).isEqualTo(4 * SECOND);
    assertThat(account().nanos(BucketKind.CPU_WAIT)).isEqualTo(SECOND);
  }

  @Test
  void stopsOfTheJvmLookLikeBlocking() {
    paused = 2 * SECOND;
    cpu = waiting(4 * SECOND, SECOND, SECOND);
    TimeAccount account = account();
    assertThat(account.nanos(BucketKind.PAUSED)).isEqualTo(1_250_000_000L);
    Bucket unmanaged = account.bucket(BucketKind.UNMANAGED_BLOCKED);
    assertThat(unmanaged.nanos()).isEqualTo(3_750_000_000L);
    assertThat(unmanaged.lowNanos()).isEqualTo(3 * SECOND);
    assertThat(unmanaged.highNanos()).isEqualTo(5 * SECOND);
    assertThat(account.nanos(BucketKind.CPU_WAIT)).isEqualTo(SECOND);
  }

  @Test
  void waitingThatIsKnownInPartHasBounds() {
    cpu = waiting(7 * SECOND, SECOND, 3 * SECOND);
    Bucket cpuWait = account().bucket(BucketKind.CPU_WAIT);
    assertThat(cpuWait.source()).isEqualTo(Source.DERIVED);
    assertThat(cpuWait.lowNanos()).isEqualTo(SECOND);
    assertThat(cpuWait.highNanos()).isEqualTo(3 * SECOND);
    Bucket unmanaged = account().bucket(BucketKind.UNMANAGED_BLOCKED);
    assertThat(unmanaged.lowNanos()).isZero();
    assertThat(unmanaged.highNanos()).isEqualTo(2 * SECOND);
  }

  private static CpuBounds waiting(long nanos, long waited, long atMost) {
    return new CpuBounds(nanos, nanos, nanos, new CpuWait(waited, waited, atMost));
  }

  @Test
  void spinningUsesTheCpuThatWorkDoesNot() {
    spin = 2 * SECOND;
    cpu = cpu(10 * SECOND);
    assertThat(account().nanos(BucketKind.OFF_CPU)).isZero();
    cpu = cpu(2 * SECOND);
    assertThat(account().nanos(BucketKind.OFF_CPU)).isEqualTo(8 * SECOND);
  }

  @Test
  void pausesStopOnlyWhoRuns() {
    idle = 5 * SECOND;
    paused = 2 * SECOND;
    Bucket bucket = account().bucket(BucketKind.PAUSED);
    assertThat(bucket.nanos()).isEqualTo(SECOND);
    assertThat(bucket.source()).isEqualTo(Source.DERIVED);
    assertThat(bucket.lowNanos()).isZero();
    assertThat(bucket.highNanos()).isEqualTo(2 * SECOND);
  }

  @Test
  void longRunsThatAreTimedTellTheSearchForWork() {
    idle = 2 * SECOND;
    join = SECOND;
    runs = new TimedRuns(100, 7 * SECOND, 100, 100L, 7 * SECOND, 0);
    samples = new SampleCounts(15, 5, 0, 0, 0);
    TimeAccount account = account();
    assertThat(account.nanos(BucketKind.SCAN)).isEqualTo(SECOND);
    assertThat(account.bucket(BucketKind.SCAN).source()).isEqualTo(Source.DERIVED);
    assertThat(account.nanos(BucketKind.WORK)).isEqualTo(4_500_000_000L);
    assertThat(account.nanos(BucketKind.FORK_JOIN)).isEqualTo(1_500_000_000L);
  }

  @Test
  void manySamplesAreBelievedMoreThanAFewTimedRuns() {
    runs = new TimedRuns(100, 5 * SECOND, 100, 100L, 5 * SECOND, 0);
    samples = new SampleCounts(1_000, 0, 0, 0, 0); // a run that has not ended
    assertThat(account().nanos(BucketKind.SCAN)).isZero();
    assertThat(account().nanos(BucketKind.WORK)).isEqualTo(10 * SECOND);
  }

  @Test
  void shortRunsAreTooDearToTime() {
    runs = new TimedRuns(1_000, 2_000_000, 1_000_000, 1_000_000L, 10 * SECOND, 0);
    samples = new SampleCounts(10, 0, 10, 0, 0);
    assertThat(account().nanos(BucketKind.SCAN)).isEqualTo(5 * SECOND);
  }

  @Test
  void withoutIdleTimesOnlyCpuTimeIsDivided() {
    idle = null;
    samples = new SampleCounts(10, 0, 0, 0, 0);
    assertThat(account().nanos(BucketKind.UNATTRIBUTED)).isEqualTo(total);
    cpu = cpu(4 * SECOND);
    assertThat(account().nanos(BucketKind.WORK)).isEqualTo(4 * SECOND);
    assertThat(account().nanos(BucketKind.OFF_CPU)).isEqualTo(6 * SECOND);
  }

  @Test
  void withoutATotalThereIsNoAccount() {
    total = null;
    TimeAccount account = TimeAccount.of(parts());
    assertThat(account.buckets()).isEmpty();
    assertThat(account.nanos(BucketKind.IDLE)).isNull();
    assertThat(account.residualShare()).isNull();
  }

  @Test
  void itAddsUpWhateverWasRecorded() {
    Random random = new Random(42);
    for (int i = 0; i < 10_000; i++) {
      total = (long) random.nextInt(1_000_000);
      join = some(random);
      managed = some(random);
      idle = some(random);
      spin = some(random);
      blocked = some(random);
      paused = some(random);
      Long used = some(random);
      cpu = used == null ? null : bounds(used, some(random));
      crowded = random.nextInt(3) == 0 ? null : Boolean.valueOf(random.nextBoolean());
      long taken = random.nextInt(5);
      runs = new TimedRuns(taken, taken * 20_000, taken, taken, taken * 20_000, 1e6);
      samples =
          new SampleCounts(
              random.nextInt(50), random.nextInt(50), random.nextInt(50), random.nextInt(3), 0);
      account();
    }
  }

  private static CpuBounds bounds(long used, Long waited) {
    return new CpuBounds(
        used,
        used / 2,
        2 * used,
        waited == null ? null : new CpuWait(waited, waited / 2, 2 * waited));
  }

  private static Long some(Random random) {
    return random.nextInt(4) == 0 ? null : Long.valueOf(random.nextInt(500_000));
  }

  @Test
  void partsOfWindowsAddUp() {
    idle = SECOND;
    cpu = cpu(SECOND);
    samples = new SampleCounts(1, 2, 3, 4, 5);
    TimeParts twice = parts().plus(parts());
    assertThat(twice.totalNanos()).isEqualTo(20 * SECOND);
    assertThat(twice.measured().idleNanos()).isEqualTo(2 * SECOND);
    assertThat(twice.outside().cpu()).isEqualTo(cpu(2 * SECOND));
    assertThat(twice.samples()).isEqualTo(new SampleCounts(2, 4, 6, 8, 10));
    assertThat(TimeParts.NONE.plus(parts())).isEqualTo(parts());
    assertThat(parts().plus(TimeParts.NONE)).isEqualTo(parts());
    TimeParts one = parts();
    idle = null;
    assertThat(one.plus(parts()).measured().idleNanos()).isNull();
  }

  @Test
  void nanosPerOperation() {
    idle = 4 * SECOND;
    Operations operations = new Operations(1, 1_000, "op", SECOND, 1e6, 1e6);
    assertThat(account().perOperation(BucketKind.IDLE, operations)).isEqualTo(4e6);
    assertThat(account().perOperation(BucketKind.IDLE, null)).isNull();
    assertThat(account().share(BucketKind.IDLE)).isEqualTo(0.4);
  }
}
