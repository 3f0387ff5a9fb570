package io.fjprobe.analyzer.account.queue;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.sample.TurnTally;
import org.jspecify.annotations.Nullable;

/**
 * Turns of virtual threads on their carriers, as far as samples show them.
 *
 * @param samples of virtual threads that ran
 * @param meanNanos for which the thread of a sample was seen on its carrier without a gap, in the
 *     mean of all samples; the turn itself was longer
 */
public record TurnAccount(long samples, long meanNanos) {

  /** Null: no virtual thread was sampled. */
  public static @Nullable TurnAccount of(Recording recording, Window window) {
    TurnTally sum = new TurnTally();
    recording
        .facts()
        .virtualTurns()
        .forEach(
            (segment, tally) -> {
              if (window.contains(segment)) {
                sum.merge(tally);
              }
            });
    return sum.samples() == 0 ? null : new TurnAccount(sum.samples(), sum.nanos() / sum.samples());
  }
}
