package io.fjprobe.metrics;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Sums over pools that share a label. They only grow: what a pool had counted when it was last seen
 * stays when the pool ends. What it counted after that is not known here; the bean of all pools has
 * it.
 */
final class PoolSums {

  /** More names than that share one label. */
  static final int MOST_LABELS = 100;

  private final Map<PoolLabel, Map<Figure, Long>> sums = new LinkedHashMap<>();

  /** Of pools that live, by the ids of their beans. */
  private Map<String, Map<Figure, Long>> last = new HashMap<>();

  private Map<PoolLabel, PoolState> states = Map.of();

  void add(List<Bean> pools) {
    Map<String, Map<Figure, Long>> now = new HashMap<>();
    Map<PoolLabel, PoolState> statesNow = new LinkedHashMap<>();
    for (Bean pool : pools) {
      PoolLabel label = label(pool);
      now.put(pool.id(), add(pool, sums.computeIfAbsent(label, l -> new EnumMap<>(Figure.class))));
      statesNow.merge(label, PoolState.of(pool), PoolState::plus);
    }
    last = now;
    states = statesNow;
  }

  private PoolLabel label(Bean pool) {
    PoolLabel label = PoolLabel.of(pool.text("PoolName"), pool.text("PoolKind"));
    return sums.containsKey(label) || sums.size() < MOST_LABELS ? label : PoolLabel.OTHER;
  }

  /** Returns what the pool has counted by now. */
  private Map<Figure, Long> add(Bean pool, Map<Figure, Long> sum) {
    Map<Figure, Long> before = last.getOrDefault(pool.id(), Map.of());
    Map<Figure, Long> now = new EnumMap<>(Figure.class);
    now.putAll(before); // what is not recorded just now may be again
    for (Figure each : Figure.values()) {
      OptionalLong value = pool.number(each.attribute());
      if (value.isPresent()) {
        long more = value.getAsLong() - before.getOrDefault(each, 0L);
        sum.merge(each, Math.max(0, more), Long::sum);
        now.merge(each, value.getAsLong(), Math::max);
      }
    }
    return now;
  }

  /** Of all pools that were seen. Without what was never recorded. */
  Map<PoolLabel, Map<Figure, Long>> sums() {
    return sums;
  }

  /** How many pools something is kept of. */
  int poolsKept() {
    return last.size();
  }

  /** Of pools that live. */
  Map<PoolLabel, PoolState> states() {
    return states;
  }
}
