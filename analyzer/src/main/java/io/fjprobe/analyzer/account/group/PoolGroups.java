package io.fjprobe.analyzer.account.group;

import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Puts pools together that were made at the same line, or for one iteration each, and are alike but
 * for their number. Where the line is not known, the name has to do.
 */
public final class PoolGroups {

  /**
   * The most pools of one line that may be for one purpose each, if they have names of their own.
   */
  private static final int ONE_FOR_EACH_PURPOSE = 8;

  /**
   * The least number of pools of one name that are one group, if there never were two at a time.
   */
  private static final int IN_TURN = 3;

  /** The least number of pools of one name that are one group in any case. */
  private static final int MANY = 10;

  private final Recording recording;
  private final Map<Integer, PoolFacts> pools;
  private final Map<Object, List<Integer>> groups = new LinkedHashMap<>();

  private PoolGroups(Recording recording) {
    this.recording = recording;
    pools = new TreeMap<>(recording.facts().pools());
    pools.remove(-1);
  }

  public static List<PoolGroup> of(Recording recording) {
    return new PoolGroups(recording).groups();
  }

  private List<PoolGroup> groups() {
    Map<PoolKey, List<Integer>> makerUnknown = new LinkedHashMap<>();
    pools.forEach(
        (id, facts) -> {
          if (facts.identity() == null) {
            alone(id);
          } else if (madeInIteration(facts)) {
            join(PoolKey.stem(facts.identity()), id);
          } else if (facts.maker() == null || !PoolKey.isMadeByTheApplication(facts)) {
            makerUnknown
                .computeIfAbsent(PoolKey.stem(facts.identity()), k -> new ArrayList<>())
                .add(id);
          } else {
            join(PoolKey.maker(facts.maker(), facts.identity()), id);
          }
        });
    Map<PoolKey, PoolKey> makers = onlyMakers();
    makerUnknown.forEach((stem, ids) -> byName(stem, ids, makers.get(stem)));
    splitByPurpose();
    return named(
        groups.entrySet().stream()
            .map(entry -> group(entry.getKey(), entry.getValue()))
            .sorted(Comparator.comparingInt(group -> group.ids().get(0)))
            .toList());
  }

  private void alone(int id) {
    join(id, id);
  }

  private void join(Object group, int id) {
    groups.computeIfAbsent(group, key -> new ArrayList<>()).add(id);
  }

  private boolean madeInIteration(PoolFacts facts) {
    return facts.startNanos() != null
        && facts.endNanos() != null
        && recording.timeline().belongsToOne(facts.startNanos(), facts.endNanos());
  }

  /**
   * Returns by stem the line that made all pools of that name, where there is only one such line.
   */
  private Map<PoolKey, PoolKey> onlyMakers() {
    Map<PoolKey, PoolKey> makers = new HashMap<>();
    Set<PoolKey> several = new HashSet<>();
    groups.forEach(
        (key, ids) -> {
          if (key instanceof PoolKey maker && maker.line() != null && ids.size() > 1) {
            PoolKey stem = stem(ids.get(0));
            if (makers.put(stem, maker) != null) {
              several.add(stem);
            }
          }
        });
    makers.keySet().removeAll(several);
    return makers;
  }

  /**
   * Groups pools whose line is not known by their name. Pools beyond the budget of events are seen
   * only if they live for long. Where one line made all pools of that name, they are of that line,
   * as far as one can tell.
   */
  private void byName(PoolKey stem, List<Integer> ids, @Nullable PoolKey maker) {
    if (maker != null) {
      ids.forEach(id -> join(maker, id));
      groups.getOrDefault(maker, List.of()).sort(Comparator.naturalOrder());
    } else if (ids.size() >= MANY || ids.size() >= IN_TURN && inTurn(ids)) {
      ids.forEach(id -> join(stem, id));
    } else {
      ids.forEach(this::alone);
    }
  }

  private PoolFacts pool(int id) {
    return Objects.requireNonNull(pools.get(id), "groups are made of pools");
  }

  /** Returns the stem of a pool. The pool has an identity, because one without is alone. */
  private PoolKey stem(int id) {
    return PoolKey.stem(Objects.requireNonNull(pool(id).identity(), "a pool alone in a group"));
  }

  private boolean inTurn(List<Integer> ids) {
    return PoolLives.peak(ids.stream().map(id -> Lifetime.of(pool(id), recording)).toList()) == 1;
  }

  private void splitByPurpose() {
    for (Map.Entry<Object, List<Integer>> entry : List.copyOf(groups.entrySet())) {
      List<Integer> ids = entry.getValue();
      boolean ofOneLine = entry.getKey() instanceof PoolKey key && key.line() != null;
      if (ofOneLine && ids.size() > 1 && ids.size() <= ONE_FOR_EACH_PURPOSE && stems(ids) > 1) {
        groups.remove(entry.getKey());
        for (int id : ids) {
          join(List.of(entry.getKey(), stem(id)), id);
        }
      }
    }
  }

  private long stems(List<Integer> ids) {
    return ids.stream().map(id -> stem(id)).distinct().count();
  }

  private PoolGroup group(Object key, List<Integer> ids) {
    PoolFacts first = pool(ids.get(0));
    PoolFacts.Identity identity =
        first.identity() == null
            ? new PoolFacts.Identity("pool " + ids.get(0), PoolKind.UNKNOWN, -1, false)
            : first.identity();
    String maker = PoolKey.isMadeByTheApplication(first) ? maker(ids) : null;
    boolean byLine = key instanceof PoolKey common && common.line() != null;
    String stem = PoolKey.withoutNumber(identity.name());
    String name =
        ids.size() == 1 ? identity.name() : byLine ? stem + PoolKey.MADE_AT + maker : stem;
    return new PoolGroup(name, List.copyOf(ids), identity, maker);
  }

  /** Null if there is none, or more than one. */
  private @Nullable String maker(List<Integer> ids) {
    List<String> lines =
        ids.stream()
            .map(id -> pool(id).maker())
            .filter(Objects::nonNull)
            .distinct()
            .limit(2)
            .toList();
    return lines.size() == 1 ? lines.get(0) : null;
  }

  /** Names the groups so that each name is that of one group. */
  private static List<PoolGroup> named(List<PoolGroup> groups) {
    List<PoolGroup> byLine = told(groups, group -> madeAt(group));
    Map<String, Integer> numbers = new HashMap<>();
    return told(
        byLine, group -> group.name() + " #" + numbers.merge(group.name(), 1, Integer::sum));
  }

  private static String madeAt(PoolGroup group) {
    return group.maker() == null || group.name().contains(PoolKey.MADE_AT)
        ? group.name()
        : group.name() + PoolKey.MADE_AT + group.maker();
  }

  private interface Naming {
    String name(PoolGroup group);
  }

  private static List<PoolGroup> told(List<PoolGroup> groups, Naming naming) {
    Map<String, Integer> uses = new HashMap<>();
    groups.forEach(group -> uses.merge(group.name(), 1, Integer::sum));
    return groups.stream()
        .map(
            group ->
                uses.getOrDefault(group.name(), 0) == 1 ? group : group.named(naming.name(group)))
        .toList();
  }
}
