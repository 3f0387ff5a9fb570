package io.fjprobe.analyzer.report;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
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
  @JsonPropertyOrder({"verdict", "findings", "account"})
  public record Part(String verdict, List<Diagnosis> findings, RecordingAccount account) {

    public static Part of(RecordingAccount account, List<Diagnosis> findings) {
      return new Part(VerdictLine.of(account, findings), findings, account);
    }
  }
}
