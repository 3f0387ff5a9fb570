package io.fjprobe.analyzer.account.moment;

import java.util.List;
import java.util.Map;

/**
 * A thread that ran when it was looked at, but was not sampled near that time, most likely ran
 * where it was sampled at other times.
 */
final class UnknownLines {

  private UnknownLines() {}

  static void spread(Map<BoxSum.Key, BoxSum> sums) {
    for (BoxSum unknown : List.copyOf(sums.values())) {
      if (unknown.key.line() != null || !unknown.key.doing().runsCode()) {
        continue;
      }
      List<BoxSum> known =
          sums.values().stream().filter(sum -> isAlike(sum.key, unknown.key)).toList();
      double all = known.stream().mapToDouble(BoxSum::height).sum();
      if (all > unknown.height()) {
        known.forEach(sum -> sum.scale(1 + unknown.height() / all));
        sums.remove(unknown.key);
      }
    }
  }

  private static boolean isAlike(BoxSum.Key known, BoxSum.Key unknown) {
    return known.line() != null
        && known.doing() == unknown.doing()
        && known.where().equals(unknown.where())
        && known.worker() == unknown.worker();
  }
}
