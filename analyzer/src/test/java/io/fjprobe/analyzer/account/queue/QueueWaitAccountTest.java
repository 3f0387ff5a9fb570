package io.fjprobe.analyzer.account.queue;

import static io.fjprobe.analyzer.TestRecording.emit;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.tally.QueueWaits;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QueueWaitAccountTest {

  private static final long MS = 1_000_000;

  @TempDir private Path directory;

  private QueueWaitAccount account(Runnable program) throws Exception {
    try (TestRecording recording = new TestRecording().start()) {
      pool(0);
      program.run();
      pool(1);
      Path file = recording.dumpTo(directory.resolve("waits.jfr"));
      return new Accounting(null)
          .of(new RecordingReader(Progress.NONE).read(file))
          .sections()
          .get(0)
          .pools()
          .get(0)
          .progress()
          .queueWaits();
    }
  }

  private static void pool(long forks) {
    emit("PoolStatistics", "poolId", 1, "poolName", "p", "poolKind", "custom", "forks", forks);
  }

  private static void event(long left, long longest, long interval, String distribution) {
    emit(
        "QueueWait",
        "poolId",
        1,
        "left",
        left,
        "leftAtTop",
        3L,
        "shortWaits",
        5L,
        "totalWait",
        longest * 2,
        "longestWait",
        longest,
        "longestInterval",
        interval,
        "distribution",
        distribution);
  }

  @Test
  void eventsAddUp() throws Exception {
    QueueWaitAccount account =
        account(
            () -> {
              event(60, 900 * MS, 30 * MS, "15:10 18:30 20:5      ");
              event(40, 700 * MS, 40 * MS, "15:10 20:40");
            });
    assertThat(account)
        .isEqualTo(
            new QueueWaitAccount(
                100,
                6,
                95,
                10,
                3_200 * MS,
                40 * MS,
                new WaitTimes(262_144_000, 900 * MS, 900 * MS, 900 * MS)));
  }

  @Test
  void olderAgentsDoNotTell() throws Exception {
    assertThat(account(() -> {})).isNull();
  }

  private static WaitTimes times(long longest, long interval, String distribution) {
    QueueWaits waits = new QueueWaits();
    waits.addTimes(0, longest, interval);
    waits.addWaits(distribution);
    return WaitTimes.of(waits);
  }

  @Test
  void aTimeIsTheEndOfTheClassThatHasIt() {
    assertThat(times(10_000 * MS, 25 * MS, "10:50 11:40 12:9 23:1"))
        .isEqualTo(new WaitTimes(1_024_000, 2_048_000, 4_096_000, 10_000 * MS));
    assertThat(times(10_000 * MS, 25 * MS, "10:49 11:40 12:8 23:3"))
        .isEqualTo(new WaitTimes(2_048_000, 4_096_000, 8_388_608_000L, 10_000 * MS));
  }

  @Test
  void noneIsLongerThanTheLongestNorAShortOneThanItsInterval() {
    assertThat(times(20 * MS, 25 * MS, "15:3"))
        .isEqualTo(new WaitTimes(25 * MS, 25 * MS, 25 * MS, 20 * MS));
    assertThat(times(0, 25 * MS, "15:3")).isEqualTo(new WaitTimes(25 * MS, 25 * MS, 25 * MS, null));
  }

  @Test
  void withoutAWaitThereAreNoTimes() {
    assertThat(times(0, 25 * MS, "")).isNull();
    assertThat(times(0, 25 * MS, "64:1 x 7: :8 -3:")).as("a broken recording").isNull();
  }

  private static boolean isWorthAWord(long shorter, String distribution) {
    QueueWaits waits = new QueueWaits();
    waits.addTasks(100, 0, shorter);
    waits.addWaits(distribution);
    return QueueWaitAccount.of(waits).worthAWord();
  }

  @Test
  void oneInTenMustBeSeenToWait() {
    assertThat(isWorthAWord(90, "15:90 18:10")).isTrue();
    assertThat(isWorthAWord(91, "15:91 18:9")).isFalse();
    assertThat(isWorthAWord(0, "")).isFalse();
  }
}
