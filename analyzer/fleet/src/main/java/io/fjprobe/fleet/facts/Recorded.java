package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.window.Absence;
import io.fjprobe.analyzer.recording.Facts;

/**
 * What a recording would have, if it had happened: without an event, its count is 0 or unknown.
 *
 * @param blocking events of the JDK about blocking
 * @param stalls of pools
 */
record Recorded(boolean blocking, boolean stalls) {

  static Recorded of(Facts facts, RecordingAccount account) {
    return new Recorded(
        account.recorded().blockingRecorded(), Absence.recorded("fjprobe.PoolStall", facts));
  }
}
