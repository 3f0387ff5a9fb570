package io.fjprobe.analyzer.account.machine;

import io.fjprobe.analyzer.account.number.MostFrequent;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.machine.CollectionCall;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who called System.gc(), by events of JDK 17 and later.
 *
 * @param calls in the window
 * @param line of the application, that more than half of them have; null: none has so many
 */
public record GcCallers(long calls, @Nullable String line) {

  /** Returns null if there is no such event, which is also so if nobody called it. */
  static @Nullable GcCallers of(Map<CollectionCall, Long> calls, Window window) {
    MostFrequent counted = new MostFrequent();
    calls.forEach(
        (call, count) -> {
          if (window.contains(call.segment())) {
            counted.add(call.line(), count);
          }
        });
    return counted.sum() == 0
        ? null
        : new GcCallers(counted.sum(), counted.most(counted.sum() / 2));
  }
}
