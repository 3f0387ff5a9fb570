package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import io.fjprobe.fleet.schema.Row;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rows of one recording, which was read in windows. */
public final class RecordingRows {

  private final Recording recording;
  private final long windowNanos;
  private final RecordingAccount whole;
  private final Identity identity;
  private final List<Row> rows = new ArrayList<>();

  /**
   * @param windowNanos length of the windows that it was read in
   * @param labels that win over those in the recording
   */
  public RecordingRows(Recording recording, long windowNanos, Map<String, String> labels) {
    this.recording = recording;
    this.windowNanos = windowNanos;
    whole = Accounting.ofWholeRecordings().of(recording);
    identity = Identity.of(recording, whole, labels);
  }

  /** Whether anything in it is ours. */
  public boolean isOfOurs() {
    return whole.hasProbeEvents();
  }

  /** Of its whole. */
  public RecordingAccount account() {
    return whole;
  }

  public String recordingId() {
    return identity.recordingId();
  }

  /** All of them; the one of the recording is last. */
  public List<Row> all() {
    List<RecordingAccount> windows = Accounting.ofWholeRecordings().windowsOf(recording);
    for (int segment = 0; segment < windows.size(); segment++) {
      addWindow(windows.get(segment), segment);
    }
    rows.addAll(new FindingRows(identity).of(whole, null));
    Row last = identity.row(Schema.RECORDINGS);
    RecordingRow.fill(last, recording, whole);
    rows.add(last.set("window_length_nanos", windowNanos));
    return rows;
  }

  private void addWindow(RecordingAccount account, int segment) {
    SectionAccount section = account.sections().get(0);
    Timeline.Span span = recording.timeline().span(segment);
    LocalDateTime start = Times.utc(Math.floorDiv(span.startNanos(), windowNanos) * windowNanos);
    long nanos = span.endNanos() - span.startNanos();
    for (PoolAccount pool : section.pools()) {
      Row row = row(Schema.FACTS, start, nanos, pool.identity().ids().get(0) + " " + pool.name());
      PoolRows.fill(
          row,
          pool,
          Recorded.of(recording.facts(), account),
          recording.facts().sketches(),
          segment);
    }
    Row jvm = row(Schema.JVMS, start, nanos, null);
    JvmRows.fill(jvm, section);
    MomentRows.fill(jvm, section.moments());
    rows.addAll(
        MomentRows.of(section.moments(), key -> windowed(Schema.MOMENTS, start, nanos, key)));
    rows.addAll(
        new OperationRows(recording)
            .of(
                segment,
                name -> windowed(Schema.OPERATIONS, start, nanos, name).set("operation", name)));
    rows.addAll(new FindingRows(identity).of(account, start));
  }

  private Row row(Table table, LocalDateTime start, long nanos, @Nullable String key) {
    Row row = windowed(table, start, nanos, key);
    rows.add(row);
    return row;
  }

  private Row windowed(Table table, LocalDateTime start, long nanos, @Nullable String key) {
    return identity.row(table, start, key).set("window_start", start).set("window_nanos", nanos);
  }
}
