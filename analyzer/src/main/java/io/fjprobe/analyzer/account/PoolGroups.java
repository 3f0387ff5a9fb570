package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.recording.PoolFacts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.Timeline;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Puts pools together that were made for one iteration each and differ only in their number. They
 * may begin shortly before it and end shortly after it.
 */
final class PoolGroups {

  private static final Pattern NUMBER = Pattern.compile("-\\d+$");

  private PoolGroups() {}

  static List<PoolGroup> of(Recording recording) {
    Map<Object, List<Integer>> groups = new LinkedHashMap<>();
    Map<Integer, PoolFacts> pools = new TreeMap<>(recording.facts().pools());
    pools.remove(-1);
    pools.forEach(
        (id, facts) ->
            groups
                .computeIfAbsent(
                    madeInIteration(facts, recording.timeline()) ? stem(facts) : id,
                    key -> new ArrayList<>())
                .add(id));
    return groups.values().stream().map(ids -> group(ids, pools.get(ids.get(0)))).toList();
  }

  private static PoolGroup group(List<Integer> ids, PoolFacts first) {
    PoolFacts.Identity identity =
        first.identity() == null
            ? new PoolFacts.Identity("pool " + ids.get(0), "unknown kind", -1, false)
            : first.identity();
    String name = ids.size() == 1 ? identity.name() : stem(first).name();
    return new PoolGroup(name, List.copyOf(ids), identity);
  }

  private static boolean madeInIteration(PoolFacts facts, Timeline timeline) {
    return facts.identity() != null
        && facts.startNanos() != null
        && facts.endNanos() != null
        && timeline.belongsToOne(facts.startNanos(), facts.endNanos());
  }

  /** The identity without its number. */
  private static PoolFacts.Identity stem(PoolFacts facts) {
    PoolFacts.Identity identity = facts.identity();
    return new PoolFacts.Identity(
        NUMBER.matcher(identity.name()).replaceFirst(""),
        identity.kind(),
        identity.parallelism(),
        identity.asyncMode());
  }
}
