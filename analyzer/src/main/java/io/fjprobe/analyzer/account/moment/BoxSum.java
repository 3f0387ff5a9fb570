package io.fjprobe.analyzer.account.moment;

import io.fjprobe.analyzer.account.number.Normal;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.recording.moment.BoxTally;
import io.fjprobe.analyzer.recording.moment.MomentTotals;
import io.fjprobe.analyzer.recording.moment.When;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A box of the window, while its parts are added up. */
final class BoxSum {

  /**
   * @param line null: not known
   * @param caller a helper that several call is as many activities; null: not known
   * @param context what it is called for; null: nothing is known of it
   */
  record Key(
      Doing doing,
      String where,
      boolean worker,
      @Nullable String line,
      @Nullable String caller,
      @Nullable Context context) {}

  final Key key;
  private final Map<String, Double> called = new HashMap<>();
  private double height;
  private double present;
  private double alone;
  private double waiters;
  private double cpuWait;
  private double interpreted;
  private double tasksWait;
  private double idleBeside;
  private double idleAlike;
  private double inPoolTasks;
  private double squares;
  private double products;
  private final When when = new When();

  BoxSum(Key key) {
    this.key = key;
  }

  void add(BoxTally tally, @Nullable String calledOne) {
    add(tally, 1);
    if (calledOne != null) {
      called.merge(calledOne, tally.height(), Double::sum);
    }
  }

  private void add(BoxTally tally, double factor) {
    height += factor * tally.height();
    when.add(tally.when(), factor);
    present += factor * tally.present();
    alone += factor * tally.alone();
    waiters += factor * tally.waiters();
    cpuWait += factor * tally.cpuWait();
    interpreted += factor * tally.interpreted();
    tasksWait += factor * tally.tasksWait();
    idleBeside += factor * tally.idleBeside();
    idleAlike += factor * tally.idleAlike();
    inPoolTasks += factor * tally.inPoolTasks();
    squares += factor * factor * tally.squares();
    products += factor * tally.products();
  }

  double height() {
    return height;
  }

  Box box(MomentTotals totals) {
    double share = height / totals.nanos();
    double variance =
        Math.max(0, squares - 2 * share * products + share * share * totals.squares())
            / (totals.nanos() * totals.nanos());
    double error = Normal.TWO_SIDED_95 * Math.sqrt(variance);
    double times = Math.max(present, Double.MIN_VALUE);
    return new Box(
        key.doing(),
        key.where(),
        key.worker(),
        key.line(),
        most(called),
        key.caller(),
        share,
        Math.max(0, share - error),
        Math.min(1, share + error),
        totals.rise(share, when),
        height > 0 ? present / height : 1,
        alone / times,
        waiters / times,
        cpuWait / times,
        interpreted / times,
        tasksWait / times,
        inPoolTasks / times,
        height > 0 ? idleBeside / height : 0,
        height > 0 ? idleAlike / height : 0,
        key.context());
  }

  private @Nullable String most(Map<String, Double> names) {
    return names.entrySet().stream()
        .filter(entry -> entry.getValue() > height / 2)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(null);
  }
}
