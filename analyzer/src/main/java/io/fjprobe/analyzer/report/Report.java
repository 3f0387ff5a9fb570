package io.fjprobe.analyzer.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.limit.ChangedLimit;
import io.fjprobe.analyzer.finding.limit.Limits;
import java.util.List;

/**
 * All that a summary says, of one recording or several; text and JSON are made from the same.
 *
 * @param analyzer version of this program
 */
@JsonPropertyOrder({"schema", "analyzer", "recordings"})
public record Report(String schema, String analyzer, List<Part> recordings) {

  public static final String SCHEMA = "fjprobe.summary/2";

  /** One recording. */
  @JsonPropertyOrder({"verdict", "changedLimits", "findings", "account"})
  public record Part(
      String verdict,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ChangedLimit> changedLimits,
      List<Diagnosis> findings,
      RecordingAccount account) {

    public static Part of(RecordingAccount account, List<Diagnosis> findings) {
      return of(account, findings, Limits.standard());
    }

    /**
     * @param limits that the findings were judged by
     */
    public static Part of(RecordingAccount account, List<Diagnosis> findings, Limits limits) {
      return new Part(VerdictLine.of(account, findings), limits.changed(), findings, account);
    }
  }
}
