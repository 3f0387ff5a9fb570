package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.account.RecordingAccount;
import java.util.Map;

/**
 * What a recording would have, if it had happened: without an event, its count is 0 or unknown.
 *
 * @param blocking events of the JDK about blocking
 * @param stalls of pools
 */
record Recorded(boolean blocking, boolean stalls) {

  static Recorded of(RecordingAccount account) {
    Map<String, String> stall = account.environment().settings().get("fjprobe.PoolStall");
    return new Recorded(
        account.recorded().blockingRecorded(),
        stall != null && "true".equals(stall.get("enabled")));
  }
}
