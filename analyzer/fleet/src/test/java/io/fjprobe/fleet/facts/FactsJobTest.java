package io.fjprobe.fleet.facts;

import static io.fjprobe.fleet.FleetFixture.BLOCKED;
import static io.fjprobe.fleet.FleetFixture.SECOND;
import static io.fjprobe.fleet.FleetFixture.query;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.fleet.FleetFixture;
import io.fjprobe.fleet.question.Result;
import io.fjprobe.fleet.sketch.KllDurations;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FactsJobTest {

  private static final List<String> COUNTERS =
      List.of("forks", "submissions", "submissions_taken", "worker_steals", "signals");

  @TempDir private Path directory;

  private final FleetFixture fleet = new FleetFixture();

  @Test
  void countersOfWindowsAddUpToThoseOfTheRecording() throws Exception {
    Path out = directory.resolve("facts");
    assertThat(fleet.facts(out, SECOND, BLOCKED)).as("%s", fleet.said).isTrue();
    PoolAccount pool =
        Accounting.ofWholeRecordings()
            .of(new RecordingReader(Progress.NONE).read(BLOCKED))
            .sections()
            .get(0)
            .pools()
            .get(0);
    Result sums =
        query(
            out,
            "SELECT count(*) AS windows, sum(forks), sum(submissions), sum(submissions_taken),"
                + " sum(worker_steals), sum(signals), sum(worker_nanos), sum(tasks) FROM facts");
    Object[] row = sums.rows().get(0);
    assertThat((Long) row[0]).isGreaterThan(3);
    assertThat(Arrays.asList(row).subList(1, 1 + COUNTERS.size()))
        .containsExactly(
            pool.counts().count(PoolCounter.FORKS),
            pool.counts().count(PoolCounter.SUBMISSIONS),
            pool.counts().count(PoolCounter.SUBMISSIONS_TAKEN),
            pool.counts().count(PoolCounter.WORKER_STEALS),
            pool.counts().count(PoolCounter.SIGNALS));
    assertThat(pool.counts().count(PoolCounter.FORKS)).isPositive();
    assertThat(row[7]).isEqualTo(pool.counts().tasks());
    assertThat((Long) row[6])
        .as("all but the quiet window at the end")
        .isBetween(
            pool.times().time().totalNanos() - SECOND / 10, pool.times().time().totalNanos() - 1);
  }

  @Test
  void bucketsAddUpAndWhatIsNotRecordedIsNull() throws Exception {
    Path out = directory.resolve("facts");
    fleet.facts(out, SECOND, BLOCKED);
    Result rows =
        query(
            out,
            "SELECT worker_nanos - (coalesce(work_nanos, 0) + coalesce(fork_join_nanos, 0)"
                + " + coalesce(scan_nanos, 0) + coalesce(join_blocked_nanos, 0)"
                + " + coalesce(managed_blocked_nanos, 0) + coalesce(unmanaged_blocked_nanos, 0)"
                + " + coalesce(idle_nanos, 0) + coalesce(spin_nanos, 0)"
                + " + coalesce(cpu_wait_nanos, 0) + coalesce(off_cpu_nanos, 0)"
                + " + coalesce(paused_nanos, 0) + coalesce(unattributed_nanos, 0)) AS rest,"
                + " tasks_run, probe_nanos, probe_source, task_sketch, jdk_vendor FROM facts");
    assertThat(rows.rows()).isNotEmpty();
    for (Object[] row : rows.rows()) {
      assertThat(Math.abs((Long) row[0])).as("rounded buckets").isLessThan(20);
      assertThat(Arrays.asList(row).subList(1, row.length)).containsOnlyNulls();
    }
  }

  @Test
  void sketchesOfWindowsMergeToAllEvents() throws Exception {
    Path out = directory.resolve("facts");
    fleet.facts(out, SECOND, BLOCKED);
    KllDurations all = new KllDurations();
    for (Object[] row : query(out, "SELECT idle_sketch FROM facts").rows()) {
      if (row[0] != null) {
        all.merge(KllDurations.of((byte[]) row[0]));
      }
    }
    assertThat(all.count()).as("WorkerIdle events of the recording").isEqualTo(27);
    assertThat(all.quantile(0.5)).isBetween(20e6, 60e6);
  }

  @Test
  void identityHasLabels() throws Exception {
    Path out = directory.resolve("facts");
    fleet.facts(out, 60 * SECOND, BLOCKED);
    Object[] row =
        query(out, "SELECT service, labels['team'], jdk_feature, cpus, host FROM facts")
            .rows()
            .get(0);
    assertThat(row).containsExactly("orders", "pay", 17L, 2L, null);
  }

  @Test
  void twiceIsOnce() throws Exception {
    Path out = directory.resolve("facts");
    Path copy = directory.resolve("copy.jfr.gz");
    Files.copy(BLOCKED, copy);
    fleet.facts(out, SECOND, BLOCKED);
    Object[] before = counts(out);
    assertThat(fleet.facts(out, SECOND, BLOCKED, copy)).isTrue();
    assertThat(counts(out)).isEqualTo(before);
    assertThat(fleet.said).last().asString().contains("2 recordings were there before");
  }

  /** Between the files of two tables somebody pulled the plug: the next job writes all again. */
  @Test
  void anInterruptedJobIsResumed() throws Exception {
    Path out = directory.resolve("facts");
    fleet.facts(out, SECOND, BLOCKED);
    Object[] before = counts(out);
    try (var files = Files.list(out.resolve("recordings"))) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    try (var files = Files.list(out.resolve("facts"))) {
      Path file = files.findFirst().orElseThrow();
      Files.move(file, file.resolveSibling("orphan.parquet"));
    }
    assertThat(fleet.facts(out, SECOND, BLOCKED)).isTrue();
    assertThat(counts(out)).isEqualTo(before);
  }

  private static Object[] counts(Path out) throws Exception {
    return query(
            out,
            "SELECT (SELECT count(*) FROM facts), (SELECT sum(forks) FROM facts),"
                + " (SELECT count(*) FROM findings), (SELECT count(*) FROM recordings)")
        .rows()
        .get(0);
  }

  @Test
  void brokenFilesAreRowsAndTheOthersAreWritten() throws Exception {
    Path text = Files.writeString(directory.resolve("text.jfr"), "hello");
    Path gone = directory.resolve("gone.jfr");
    Path cut = directory.resolve("cut.jfr.gz");
    byte[] bytes = Files.readAllBytes(BLOCKED);
    Files.write(cut, Arrays.copyOf(bytes, bytes.length / 3));
    Path out = directory.resolve("facts");
    assertThat(fleet.facts(out, SECOND, text, gone, cut, BLOCKED)).isFalse();
    Result errors = query(out, "SELECT file, reason FROM errors WHERE NOT partial ORDER BY file");
    assertThat(errors.rows()).extracting(row -> row[0]).contains(text.toString(), gone.toString());
    assertThat(errors.rows()).extracting(row -> (String) row[1]).noneMatch(String::isBlank);
    assertThat(query(out, "SELECT count(*) FROM facts").rows().get(0)[0]).isNotEqualTo(0L);
  }

  @Test
  void otherWindowsAreRefused() {
    Path out = directory.resolve("facts");
    fleet.facts(out, SECOND, BLOCKED);
    assertThat(fleet.facts(out, 60 * SECOND, BLOCKED)).isFalse();
    assertThat(fleet.said).last().asString().contains("has windows of 1s, not of 60s");
  }

  @Test
  void otherVersionsAreRefused() throws Exception {
    Path out = directory.resolve("facts");
    fleet.facts(out, SECOND, BLOCKED);
    Path manifest = out.resolve("fleet.json");
    Files.writeString(
        manifest,
        Files.readString(manifest).replace("\"schemaVersion\":1", "\"schemaVersion\":99"));
    assertThat(fleet.facts(out, SECOND, BLOCKED)).isFalse();
    assertThat(fleet.said).last().asString().contains("has tables of version 99");
    assertThat(fleet.ask(out, List.of("coverage"), List.of(), null, false)).isEmpty();
    assertThat(fleet.said).last().asString().contains("has tables of version 99");
  }

  @Test
  void foldersThatCannotBeWrittenAreNamed() throws Exception {
    Path file = Files.writeString(directory.resolve("file"), "");
    assertThat(fleet.facts(file.resolve("facts"), SECOND, BLOCKED)).isFalse();
    assertThat(fleet.said).last().asString().contains("can't be written");
    Path other = Files.createDirectory(directory.resolve("other"));
    Files.writeString(other.resolve("mine.txt"), "keep");
    assertThat(fleet.facts(other, SECOND, BLOCKED)).isFalse();
    assertThat(fleet.said).last().asString().contains("has other files in it");
    assertThat(other.resolve("facts")).doesNotExist();
  }

  /** A disk that is full: a device that takes nothing stands where the file is to be. */
  @Test
  void aFailedWriteLeavesNoHalfFile() throws Exception {
    Path out = directory.resolve("facts");
    fleet.facts(out, SECOND, BLOCKED);
    Path jvms = out.resolve("jvms");
    try (var files = Files.list(jvms)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(jvms);
    Files.createSymbolicLink(jvms, Path.of("/proc/self/fdinfo"));
    Files.delete(out.resolve("recordings").resolve(only(out.resolve("recordings"))));
    assertThat(fleet.facts(out, SECOND, BLOCKED)).isFalse();
    assertThat(fleet.said)
        .last()
        .asString()
        .contains("the facts can't be written to " + out)
        .contains("repeat the command");
    assertThat(out.resolve("recordings")).isEmptyDirectory();
  }

  private static String only(Path folder) throws Exception {
    try (var files = Files.list(folder)) {
      return files.findFirst().orElseThrow().getFileName().toString();
    }
  }

  @Test
  void noRecordingsIsSaid() throws Exception {
    Path empty = Files.createDirectory(directory.resolve("empty"));
    assertThat(fleet.facts(directory.resolve("facts"), SECOND, empty)).isFalse();
    assertThat(fleet.said).last().asString().contains("no recordings in " + empty);
  }
}
