package io.fjprobe.analyzer.recording.moment;

import java.util.List;
import java.util.Map;

/**
 * A thread that ran when it was looked at, but was not sampled near that time, most likely ran
 * where it was sampled a little earlier or later.
 */
final class UnknownLines {

  private UnknownLines() {}

  /**
   * @param part of the time: half a second
   * @param cpus of the JVM: of more threads that run at once, only as many can be sampled
   */
  static void spread(Map<BoxKey, BoxTally> part, int cpus) {
    for (Map.Entry<BoxKey, BoxTally> each : List.copyOf(part.entrySet())) {
      BoxKey unknown = each.getKey();
      if (unknown.line() != null || !unknown.doing().runsCode()) {
        continue;
      }
      List<BoxTally> known =
          part.entrySet().stream()
              .filter(entry -> isAlike(entry.getKey(), unknown))
              .map(Map.Entry::getValue)
              .toList();
      double all = known.stream().mapToDouble(BoxTally::height).sum();
      double its = each.getValue().height();
      double crowd = Math.max(1, each.getValue().present() / its / cpus);
      if (all * crowd > its) {
        known.forEach(tally -> tally.scale(1 + its / all));
        part.remove(unknown);
      }
    }
  }

  private static boolean isAlike(BoxKey known, BoxKey unknown) {
    return known.line() != null
        && known.doing() == unknown.doing()
        && known.pool() == unknown.pool()
        && known.group().equals(unknown.group());
  }
}
