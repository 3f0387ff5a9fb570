package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

/** What holds for every account, whatever was recorded. */
final class AccountChecks {

  private AccountChecks() {}

  /** Buckets have no overlap and leave nothing out. */
  static void assertAddsUp(JsonNode account) {
    for (JsonNode section : account.get("sections")) {
      assertAddsUp("callers", section.get("externalTime"));
      for (JsonNode pool : section.get("pools")) {
        assertAddsUp(pool.get("name").asText(), pool.get("account"));
      }
    }
  }

  private static void assertAddsUp(String name, JsonNode time) {
    long sum = 0;
    for (JsonNode bucket : time.get("buckets")) {
      long nanos = bucket.get("nanos").asLong();
      assertThat(nanos).as(name).isNotNegative();
      assertThat(bucket.get("source").asText().equals("NOT_RECORDED"))
          .as("%s: %s", name, bucket)
          .isEqualTo(bucket.get("nanos").isNull());
      sum += nanos;
    }
    assertThat(sum).as(name).isEqualTo(time.get("totalNanos").asLong());
  }

  /** Of the time of the busiest pool, 0 to 1. */
  static double share(JsonNode account, String kind) {
    return nanos(account, kind) / account.at("/sections/0/pools/0/account/totalNanos").asDouble();
  }

  /** Of the first pool. */
  static long nanos(JsonNode account, String kind) {
    for (JsonNode bucket : account.at("/sections/0/pools/0/account/buckets")) {
      if (bucket.get("kind").asText().equals(kind)) {
        return bucket.get("nanos").asLong();
      }
    }
    throw new AssertionError("no bucket " + kind);
  }
}
