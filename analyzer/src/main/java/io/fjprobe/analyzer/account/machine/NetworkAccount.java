package io.fjprobe.analyzer.account.machine;

import org.jspecify.annotations.Nullable;

/**
 * How often TCP made connections of the network namespace wait, between the reports around the
 * window. Null: not recorded.
 *
 * @param delayedAcksPerSecond acknowledgements that were sent when a timer ran out, after 40 ms or
 *     longer
 * @param retransmissionTimeoutsPerSecond times that something was sent again because no answer
 *     came, after 200 ms or longer
 * @param listenOverflowsPerSecond attempts to connect that failed because too many waited to be
 *     accepted; whoever asks tries again after 1 s
 */
public record NetworkAccount(
    @Nullable Double delayedAcksPerSecond,
    @Nullable Double retransmissionTimeoutsPerSecond,
    @Nullable Double listenOverflowsPerSecond) {

  public static final NetworkAccount NOT_RECORDED = new NetworkAccount(null, null, null);
}
