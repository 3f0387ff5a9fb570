package io.fjprobe.analyzer.report;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.fjprobe.analyzer.scale.ScaleAccount;
import io.fjprobe.analyzer.scale.graph.PoolCosts;
import java.util.List;

/**
 * What more or fewer workers would give to the operations of recordings.
 *
 * @param analyzer version of this program
 * @param costs that the simulated pool has
 */
@JsonPropertyOrder({"schema", "analyzer", "costs", "recordings"})
public record ScaleReport(
    String schema, String analyzer, PoolCosts costs, List<ScaleAccount> recordings) {

  public static final String SCHEMA = "fjprobe.scale/1";
}
