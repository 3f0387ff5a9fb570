package io.fjprobe.analyzer.account.group;

import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One pool, or several that stand for one: made at the same line, or by a workload for each
 * iteration.
 *
 * @param maker the line of the application that made them; null when that is not known
 */
public record PoolGroup(
    String name, List<Integer> ids, PoolFacts.Identity identity, @Nullable String maker) {

  public List<PoolFacts> pools(Recording recording) {
    return ids.stream().map(id -> pool(id, recording)).toList();
  }

  /**
   * Returns a pool of the recording. It is there, because groups are made of the pools of a
   * recording.
   */
  private static PoolFacts pool(int id, Recording recording) {
    return Objects.requireNonNull(recording.facts().pools().get(id), "a pool of another recording");
  }

  PoolGroup named(String other) {
    return new PoolGroup(other, ids, identity, maker);
  }

  /** Returns this group without the pools that ended before a time or began after it. */
  public PoolGroup livingBetween(long startNanos, long endNanos, Recording recording) {
    List<Integer> living =
        ids.stream()
            .filter(
                id -> {
                  PoolFacts pool = pool(id, recording);
                  return (pool.endNanos() == null || pool.endNanos() >= startNanos)
                      && (pool.startNanos() == null || pool.startNanos() <= endNanos);
                })
            .toList();
    return new PoolGroup(name, living, identity, maker);
  }
}
