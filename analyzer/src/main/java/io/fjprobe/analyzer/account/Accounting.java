package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.account.group.PoolGroup;
import io.fjprobe.analyzer.account.group.PoolGroups;
import io.fjprobe.analyzer.account.machine.AgentAccount;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.account.machine.JvmAccount;
import io.fjprobe.analyzer.account.window.Absence;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.scale.SpanAccount;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Makes the account of a recording. */
public final class Accounting {

  private final @Nullable String pool;
  private final boolean whole;

  /**
   * @param pool number or name of the only pool to report on; null for all
   */
  public Accounting(@Nullable String pool) {
    this(pool, false);
  }

  private Accounting(@Nullable String pool, boolean whole) {
    this.pool = pool;
    this.whole = whole;
  }

  /** Makes accounts of recordings from their begin to their end, whatever operations they have. */
  public static Accounting ofWholeRecordings() {
    return new Accounting(null, true);
  }

  /** Makes the account, without a look at what it means. */
  public RecordingAccount of(Recording recording) {
    return account(
        recording,
        sections(recording).sections(),
        whole ? null : SpanAccount.of(recording.facts()));
  }

  /**
   * Makes an account with one section of each window of a recording that was read in windows, in
   * the order of time.
   */
  public List<RecordingAccount> windowsOf(Recording recording) {
    return sections(recording).windows().stream()
        .map(window -> account(recording, List.of(window), null))
        .toList();
  }

  /**
   * @param span of the sections; null: not recorded, or not known of such sections
   */
  private static RecordingAccount account(
      Recording recording, List<SectionAccount> sections, @Nullable SpanAccount span) {
    return new RecordingAccount(
        new RecordingSource(
            recording.file().toString(),
            Instant.ofEpochSecond(0, recording.startNanos()).toString(),
            recording.endNanos() - recording.startNanos(),
            recording.chunks()),
        JvmAccount.of(recording.facts().jvm()),
        EnvironmentAccount.of(recording),
        AgentAccount.of(recording.facts().agent()),
        RunAccount.of(recording),
        sections,
        span,
        new BasisAccounting(recording, sections).basis(),
        new RecordedEvents(
            Absence.BLOCKING.stream().anyMatch(type -> Absence.recorded(type, recording.facts())),
            Absence.blockingThreshold(recording.facts()),
            new TreeMap<>(recording.facts().eventCounts())));
  }

  /**
   * Returns the measured iterations of each workload, one by one in the order of time: iterations,
   * not events, are what a statistic may resample. The workloads are those of {@link
   * RecordingAccount#sections}, in the same order. There are none for a recording without
   * iterations.
   */
  public List<List<SectionAccount>> iterationsOf(Recording recording) {
    return sections(recording).iterations();
  }

  /**
   * Returns the segments of the recording's timeline that are in the sections of the account. Null:
   * the whole recording is.
   */
  public @Nullable Set<Integer> segmentsOf(Recording recording) {
    return sections(recording).segments();
  }

  private SectionAccounting sections(Recording recording) {
    return new SectionAccounting(recording, this::wants, whole);
  }

  /** Returns number and name of each pool that {@link #of} could report on. */
  public static List<String> poolsOf(Recording recording) {
    return PoolGroups.of(recording).stream()
        .map(group -> group.ids().get(0) + " " + group.name())
        .toList();
  }

  private boolean wants(PoolGroup group) {
    return pool == null
        || group.name().equals(pool)
        || group.ids().stream().anyMatch(id -> id.toString().equals(pool));
  }
}
