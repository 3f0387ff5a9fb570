package io.fjprobe.analyzer.compare.side;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Sampling;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Sorts recordings by workload. */
public final class Sides {

  /**
   * The least busy time of a pool that carries some of the work, as a share of that of the busiest
   * pool (0 to 1). Busy is the time in which workers do not idle.
   */
  private static final double CARRIES = 0.1;

  private Sides() {}

  /**
   * Returns one side for each workload, by name and mode, in the order in which the recordings have
   * it.
   */
  public static Map<String, Side> of(String label, List<Input> sources, UnitOfWork unit) {
    Set<String> names = new LinkedHashSet<>();
    for (Input source : sources) {
      source.account().sections().forEach(section -> names.add(nameOf(section)));
    }
    Map<String, Side> sides = new LinkedHashMap<>();
    names.forEach(name -> sides.put(name, side(label, name, sources, unit)));
    return sides;
  }

  /**
   * Returns both sides of each workload that both have, by the name of that of base. If each side
   * has only one workload, these two belong together, whatever their names are.
   */
  public static Map<String, BySide<Side>> common(Map<String, Side> base, Map<String, Side> next) {
    Map<String, BySide<Side>> common = new LinkedHashMap<>();
    base.forEach(
        (name, side) -> {
          boolean single = base.size() == 1 && next.size() == 1;
          Side other = single ? next.values().iterator().next() : next.get(name);
          if (other != null) {
            common.put(name, new BySide<>(side, other));
          }
        });
    return common;
  }

  private static String nameOf(SectionAccount section) {
    return section.identity().workload() == null
        ? section.name()
        : section.identity().workload()
            + (section.identity().mode() == null ? "" : " " + section.identity().mode());
  }

  private static Side side(String label, String name, List<Input> sources, UnitOfWork unit) {
    Map<String, Double> busy = new LinkedHashMap<>();
    each(
        name,
        sources,
        (source, i) ->
            source
                .account()
                .sections()
                .get(i)
                .pools()
                .forEach(pool -> busy.merge(pool.name(), busyNanos(pool), Double::sum)));
    double most = busy.values().stream().mapToDouble(d -> d).max().orElse(0);
    List<String> carriers =
        busy.entrySet().stream()
            .filter(pool -> pool.getValue() >= CARRIES * most)
            .map(Map.Entry::getKey)
            .toList();
    List<Side.Fork> forks = new ArrayList<>();
    each(
        name,
        sources,
        (source, i) ->
            forks.add(
                new Side.Fork(
                    source.account(),
                    source.account().sections().get(i),
                    measured(source, i).stream()
                        .map(
                            iteration ->
                                new Sampling(iteration, carriers)
                                    .sample(unit, source.account().run()))
                        .toList(),
                    source.round())));
    return new Side(label, forks, carriers, parallelism(forks.get(0).section(), carriers), unit);
  }

  private static List<SectionAccount> measured(Input source, int index) {
    SectionAccount section = source.account().sections().get(index);
    return section.identity().workload() == null ? List.of(section) : source.iterationsOf(index);
  }

  private interface Visitor {
    void section(Input source, int index);
  }

  private static void each(String name, List<Input> sources, Visitor visitor) {
    for (Input source : sources) {
      List<SectionAccount> sections = source.account().sections();
      for (int i = 0; i < sections.size(); i++) {
        if (nameOf(sections.get(i)).equals(name)) {
          visitor.section(source, i);
        }
      }
    }
  }

  /**
   * Returns the parallelism of the pools together, on average. A program may make one pool after
   * the other: these do not add up, but the result is at least that of the largest.
   */
  private static int onAverage(List<PoolAccount> pools) {
    double sum =
        pools.stream()
            .mapToDouble(p -> p.identity().parallelism() * p.presence().lives().together())
            .sum();
    int largest = pools.stream().mapToInt(pool -> pool.identity().parallelism()).max().orElse(0);
    return Math.max(largest, (int) Math.round(sum));
  }

  private static double busyNanos(PoolAccount pool) {
    Long total = pool.times().account().totalNanos();
    Long idle = pool.times().account().nanos(BucketKind.IDLE);
    return total == null ? 0 : total - (idle == null ? 0 : idle);
  }

  private static int parallelism(SectionAccount section, List<String> carriers) {
    List<PoolAccount> pools =
        section.pools().stream().filter(pool -> carriers.contains(pool.name())).toList();
    int sum =
        section.identity().workload() == null
            ? onAverage(pools)
            : pools.stream().mapToInt(pool -> pool.identity().parallelism()).sum();
    return sum > 0
        ? sum
        : section.identity().parallelism() == null ? 1 : section.identity().parallelism();
  }
}
