package io.fjprobe.analyzer.account.code;

import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.CallCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How often a method was called, as the agent counts it.
 *
 * @param method as the option of the agent names it
 * @param calls in the window, exactly
 */
public record CountedCalls(String method, long calls) {

  /**
   * Returns the calls of each method that was found, the most first. What was read only once in the
   * window is not known.
   */
  public static List<CountedCalls> of(Recording recording, Window window) {
    return recording.facts().operations().counted().entrySet().stream()
        .filter(each -> isFound(each.getValue()))
        .flatMap(each -> of(each, window).stream())
        .sorted(
            Comparator.comparingLong(CountedCalls::calls)
                .reversed()
                .thenComparing(CountedCalls::method))
        .toList();
  }

  private static Optional<CountedCalls> of(
      Map.Entry<String, List<Snapshot<CallCounter>>> counted, Window window) {
    Increase<CallCounter> increase = Increase.of(counted.getValue(), null, window.spans());
    Long calls = increase.get(CallCounter.CALLS);
    return calls == null || increase.nanos() == 0
        ? Optional.empty()
        : Optional.of(new CountedCalls(counted.getKey(), calls));
  }

  /** Whether a method of that name was in some class, so that it could be counted. */
  private static boolean isFound(List<Snapshot<CallCounter>> snapshots) {
    return snapshots.stream().anyMatch(each -> each.counters()[CallCounter.CLASSES.ordinal()] > 0);
  }
}
