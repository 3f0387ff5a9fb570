package io.fjprobe.fleet.facts;

import static io.fjprobe.fleet.FleetFixture.BLOCKED;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.fleet.schema.Row;
import io.fjprobe.fleet.schema.Schema;
import org.junit.jupiter.api.Test;

class PoolRowsTest {

  private static Recording recording() throws Exception {
    return new RecordingReader(Progress.NONE).read(BLOCKED);
  }

  private static Row row(RecordingAccount account, Recorded recorded) {
    Row row = Schema.FACTS.row();
    PoolRows.fill(row, account.sections().get(0).pools().get(0), recorded, null, 0);
    return row;
  }

  @Test
  void whatWouldHaveBeenRecordedIsCounted() throws Exception {
    Recording recording = recording();
    RecordingAccount account = Accounting.ofWholeRecordings().of(recording);
    Row row = row(account, Recorded.of(recording.facts(), account));
    assertThat((Long) row.get("blocking_events")).isGreaterThan(900);
    assertThat((Long) row.get("blocking_event_nanos")).isGreaterThan(4_000_000_000L);
    assertThat(row.get("stalls")).isEqualTo(0L);
    assertThat(row.get("stall_nanos")).isEqualTo(0L);
  }

  @Test
  void whatWouldNotIsNotZero() throws Exception {
    RecordingAccount account = Accounting.ofWholeRecordings().of(recording());
    Row row = row(account, new Recorded(false, false));
    assertThat(row.get("blocking_events")).isNull();
    assertThat(row.get("blocking_event_nanos")).isNull();
    assertThat(row.get("stalls")).isNull();
    assertThat(row.get("stall_nanos")).isNull();
    assertThat(row.get("forks")).isNotNull();
  }
}
