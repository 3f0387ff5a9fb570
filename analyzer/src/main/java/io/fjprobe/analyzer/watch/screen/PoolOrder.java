package io.fjprobe.analyzer.watch.screen;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** In which order pools are shown. */
public enum PoolOrder {
  BUSIEST(
      "busiest",
      Comparator.<PoolAccount>comparingDouble(pool -> orZero(pool.times().time().runningNanos()))
          .reversed()),
  MOST_BLOCKED(
      "most blocked", Comparator.<PoolAccount>comparingDouble(PoolRow::blockedNanos).reversed()),
  MOST_TASKS(
      "most tasks",
      Comparator.<PoolAccount>comparingDouble(pool -> orZero(pool.counts().tasksRun().perSecond()))
          .reversed()),
  MOST_QUEUED(
      "most queued",
      Comparator.<PoolAccount>comparingDouble(pool -> pool.progress().backlog().meanTasks())
          .reversed()),
  NAME("name", Comparator.comparing(PoolAccount::name));

  private final String words;
  private final Comparator<PoolAccount> comparator;

  PoolOrder(String words, Comparator<PoolAccount> comparator) {
    this.words = words;
    this.comparator = comparator;
  }

  private static double orZero(@Nullable Number number) {
    return number == null ? 0 : number.doubleValue();
  }

  String words() {
    return words;
  }

  List<PoolAccount> sort(List<PoolAccount> pools) {
    return pools.stream().sorted(comparator.thenComparing(PoolAccount::name)).toList();
  }

  PoolOrder next() {
    return values()[(ordinal() + 1) % values().length];
  }
}
