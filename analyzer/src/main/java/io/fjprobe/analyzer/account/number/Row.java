package io.fjprobe.analyzer.account.number;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How often something took time, and how much. */
public record Row(String name, long count, long totalNanos, long maxNanos) {

  @JsonProperty
  public long meanNanos() {
    return count == 0 ? 0 : totalNanos / count;
  }
}
