package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.list.Findings;
import io.fjprobe.fleet.schema.Row;
import io.fjprobe.fleet.schema.Schema;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What was found in a recording, or in a window of it. */
final class FindingRows {

  private final Identity identity;

  FindingRows(Identity identity) {
    this.identity = identity;
  }

  /**
   * Of all of the recording also what is not recorded.
   *
   * @param account with one section
   * @param window its start; null: all of the recording
   */
  List<Row> of(RecordingAccount account, @Nullable LocalDateTime window) {
    SectionAccount section = account.sections().get(0);
    return Findings.of(account).stream()
        .filter(
            diagnosis ->
                diagnosis.fires()
                    || window == null && diagnosis.severity() == Severity.NOT_RECORDED)
        .map(diagnosis -> row(diagnosis, section, window))
        .toList();
  }

  private Row row(Diagnosis diagnosis, SectionAccount section, @Nullable LocalDateTime window) {
    PoolAccount pool =
        section.pools().stream()
            .filter(each -> each.name().equals(diagnosis.place().pool()))
            .findFirst()
            .orElse(null);
    return identity
        .row(Schema.FINDINGS, window, diagnosis.place().pool(), diagnosis.finding())
        .set("window_start", window)
        .set("pool", pool == null ? null : pool.name())
        .set("finding", diagnosis.finding())
        .set("severity", diagnosis.severity().name().toLowerCase(Locale.ROOT))
        .set("known_by", diagnosis.knownBy().words())
        .set("score", (long) diagnosis.score())
        .set("worker_time_share", diagnosis.effect().shareOfWorkerTime())
        .set("lost_nanos", pool == null ? null : lost(diagnosis, pool))
        .set("summary", window == null ? diagnosis.statement().summary() : null);
  }

  private static @Nullable Long lost(Diagnosis diagnosis, PoolAccount pool) {
    Double share = diagnosis.effect().shareOfWorkerTime();
    Long total = pool.times().time().totalNanos();
    return share == null || total == null ? null : Long.valueOf(Math.round(share * total));
  }
}
