package io.fjprobe.analyzer.watch.cut;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.documentation.DocumentationPage;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is cut out of a recording is a recording. */
class WindowCutTest {

  private static final long SECOND = 1_000_000_000;
  private static final int STATE_AT = 64;

  @TempDir private Path directory;
  private Path whole;
  private Path window;

  @BeforeEach
  void unzip() throws IOException {
    whole = directory.resolve("whole.jfr");
    window = directory.resolve("window.jfr");
    Path packed = DocumentationPage.ROOT.resolve("docs/recordings/blocked.jfr.gz");
    try (InputStream in = new GZIPInputStream(Files.newInputStream(packed))) {
      Files.copy(in, whole);
    }
  }

  private static Recording read(Path file) throws Exception {
    return new RecordingReader(Progress.NONE).read(file);
  }

  private static RecordingAccount account(Path file) throws Exception {
    return Accounting.ofWholeRecordings().of(read(file));
  }

  private static long forks(RecordingAccount account) {
    return account.sections().get(0).pools().get(0).counts().count(PoolCounter.FORKS);
  }

  @Test
  void aWindowOfEverythingSaysTheSame() throws Exception {
    WindowCut cut = new WindowCut();
    cut.read(List.of(whole), end -> 0);
    assertThat(cut.write(window)).isTrue();
    Recording of = read(window);
    assertThat(of.problems()).isEmpty();
    assertThat(of.facts().eventCounts()).isEqualTo(read(whole).facts().eventCounts());
    assertThat(account(window).sections()).isEqualTo(account(whole).sections());
    assertThat(cut.endNanos()).isEqualTo(read(whole).endNanos());
  }

  @Test
  void aWindowHasItsOwnCountsAlone() throws Exception {
    WindowCut cut = new WindowCut();
    cut.read(List.of(whole), end -> end - 2 * SECOND);
    assertThat(cut.write(window)).isTrue();
    Recording of = read(window);
    assertThat(of.problems()).isEmpty();
    assertThat(of.endNanos() - of.startNanos()).isEqualTo(2 * SECOND);
    assertThat(forks(account(window))).isPositive().isLessThan(forks(account(whole)));
    assertThat(account(window).jvm()).isEqualTo(account(whole).jvm());
    assertThat(of.facts().eventCounts().get("fjprobe.JoinWait"))
        .isPositive()
        .isLessThan(read(whole).facts().eventCounts().get("fjprobe.JoinWait"));
  }

  /** Counts are since the pool began: those of a window are more than those before it. */
  @Test
  void countsOfAWindowBeginWithTheLastOnesBefore() throws Exception {
    WindowCut cut = new WindowCut();
    cut.read(List.of(whole), end -> end - 2 * SECOND);
    cut.write(window);
    long begin = read(window).startNanos();
    long before = 0;
    long last = 0;
    for (RecordedEvent each : RecordingFile.readAllEvents(whole)) {
      if (each.getEventType().getName().equals("fjprobe.PoolStatistics")) {
        long forks = each.getLong("forks");
        last = Math.max(last, forks);
        if (each.getEndTime().isBefore(Instant.ofEpochSecond(0, begin))) {
          before = Math.max(before, forks);
        }
      }
    }
    assertThat(before).isPositive();
    assertThat(forks(account(window))).isEqualTo(last - before);
  }

  @Test
  void whatWasInAnEarlierWindowIsForgotten() throws Exception {
    WindowCut cut = new WindowCut();
    cut.read(List.of(whole), end -> 0);
    cut.read(List.of(whole), end -> end - 2 * SECOND);
    cut.write(window);
    Path other = directory.resolve("other.jfr");
    WindowCut once = new WindowCut();
    once.read(List.of(whole), end -> end - 2 * SECOND);
    once.write(other);
    assertThat(read(window).facts().eventCounts()).isEqualTo(read(other).facts().eventCounts());
  }

  /** A chunk grows: what is read piece by piece is the same as what is read at once. */
  @Test
  void whatGrowsIsReadPieceByPiece() throws Exception {
    byte[] all = Files.readAllBytes(whole);
    Path growing = directory.resolve("growing.jfr");
    WindowCut cut = new WindowCut();
    Files.write(growing, new byte[0]);
    cut.read(List.of(growing), end -> 0);
    assertThat(cut.write(window)).isFalse();

    int half = eventBehind(all, all.length / 2);
    byte[] part = Arrays.copyOf(all, all.length);
    ByteBuffer.wrap(part).putLong(8, half).put(STATE_AT, (byte) 1);
    Files.write(growing, part);
    cut.read(List.of(growing), end -> 0);
    ByteBuffer.wrap(part).put(STATE_AT, (byte) 255).putLong(8, half + 1);
    Files.write(growing, part); // its header changes in this moment
    cut.read(List.of(growing), end -> 0);
    Files.write(growing, all);
    cut.read(List.of(growing), end -> 0);
    assertThat(cut.write(window)).isTrue();
    assertThat(read(window).facts().eventCounts()).isEqualTo(read(whole).facts().eventCounts());
  }

  /** Returns where the first event begins that does so behind a position. */
  private static int eventBehind(byte[] chunk, int position) {
    int at = 68;
    while (at < position) {
      int size = 0;
      for (int i = 0, shift = 0; ; i++, shift += 7) {
        size |= (chunk[at + i] & 0x7f) << shift;
        if (chunk[at + i] >= 0) {
          break;
        }
      }
      at += size;
    }
    return at;
  }

  @Test
  void ofSeveralFilesThoseThatReachIntoTheWindowCount() throws Exception {
    Path second = Files.copy(whole, directory.resolve("x.jfr"));
    WindowCut cut = new WindowCut();
    cut.read(List.of(directory.resolve("removed.jfr"), second), end -> end - SECOND);
    assertThat(cut.write(window)).isTrue();
    assertThat(read(window).chunks()).isEqualTo(1);
    cut.read(List.of(whole), end -> end + SECOND);
    assertThat(cut.write(window)).isFalse();
  }
}
