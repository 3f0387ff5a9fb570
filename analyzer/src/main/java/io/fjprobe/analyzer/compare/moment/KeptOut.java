package io.fjprobe.analyzer.compare.moment;

import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.compare.measure.BySide;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Threads that wait for a lock or a permit, while others have the moments.
 *
 * @param row of the side on which more of them wait
 * @param threads that wait, in the mean
 */
public record KeptOut(WaitRow row, BySide<Double> threads) {

  static List<KeptOut> of(BySide<MomentSide> sides) {
    BySide<Map<MomentSide.Key, WaitRow>> rows = sides.map(MomentSide::keptOut);
    Set<MomentSide.Key> keys = new LinkedHashSet<>(rows.base().keySet());
    keys.addAll(rows.next().keySet());
    List<KeptOut> all = new ArrayList<>();
    for (MomentSide.Key key : keys) {
      BySide<Double> threads =
          rows.map(side -> side.containsKey(key) ? side.get(key).threads() : 0.0);
      WaitRow row = rows.of(threads.next() > threads.base()).get(key);
      if (row != null) {
        all.add(new KeptOut(row, threads));
      }
    }
    return all;
  }

  double more(boolean onNext) {
    return threads.of(onNext) - threads.of(!onNext);
  }
}
