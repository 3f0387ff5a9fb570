package io.fjprobe.analyzer.account.window;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.machine.CpuLoads;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.pool.Slice;
import io.fjprobe.analyzer.recording.sample.NativeKey;
import io.fjprobe.analyzer.recording.sample.SampleKey;
import io.fjprobe.analyzer.recording.sample.SampleTally;
import io.fjprobe.analyzer.recording.sample.Spin;
import io.fjprobe.analyzer.recording.tally.BlockKey;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The facts of a recording by thread and by pool. There may be hundreds of thousands of both, and
 * the account of each pool must not look at those of all others.
 */
public final class Index {

  /** The names that the JDK gives to workers. */
  private static final Pattern WORKER = Pattern.compile("(.+)-worker-\\d+");

  private final Map<ThreadKey, List<Map.Entry<SampleKey, SampleTally>>> samples;
  private final Map<ThreadKey, List<Map.Entry<BlockKey, DurationTally>>> blocking;
  private final Map<ThreadKey, List<Map.Entry<NativeKey, Long>>> inNative;
  private final Map<ThreadKey, List<Map.Entry<Spin, Long>>> spins;
  private final Map<Integer, List<Slice>> slices = new HashMap<>();
  private final Map<String, Set<ThreadKey>> workers = new HashMap<>();
  private final long poolStarts;
  private final @Nullable Long lastLookNanos;

  public Index(Facts facts) {
    samples = by(facts.samples(), SampleKey::thread);
    blocking = by(facts.blocking(), BlockKey::thread);
    inNative = by(facts.nativeSamples(), NativeKey::thread);
    spins = by(facts.spins(), Spin::thread);
    Stream.of(samples, blocking, inNative, spins, facts.cpuLoads())
        .forEach(byThread -> byThread.keySet().forEach(this::nameWorker));
    facts
        .slices()
        .forEach(
            (key, slice) ->
                slices.computeIfAbsent(key.poolId(), k -> new ArrayList<>()).add(slice));
    poolStarts = facts.pools().values().stream().mapToLong(PoolFacts::standsFor).sum();
    lastLookNanos = lastLookNanos(facts);
  }

  private void nameWorker(@Nullable ThreadKey thread) {
    String name = thread == null ? null : thread.name();
    Matcher matcher = WORKER.matcher(name == null ? "" : name);
    if (matcher.matches()) {
      workers.computeIfAbsent(matcher.group(1), k -> new HashSet<>()).add(thread);
    }
  }

  /**
   * Returns when all threads were looked at last. They are looked at together, so that several have
   * the same time. Each is also looked at alone, when it ends.
   */
  private static @Nullable Long lastLookNanos(Facts facts) {
    Set<Long> once = new HashSet<>();
    OptionalLong last =
        facts.cpuLoads().values().stream()
            .flatMapToLong(CpuLoads::times)
            .filter(time -> !once.add(time))
            .max();
    return last.isPresent() ? last.getAsLong() : null;
  }

  private static <K, V> Map<ThreadKey, List<Map.Entry<K, V>>> by(
      Map<K, V> facts, Function<K, ThreadKey> thread) {
    Map<ThreadKey, List<Map.Entry<K, V>>> index = new HashMap<>();
    for (Map.Entry<K, V> entry : facts.entrySet()) {
      index.computeIfAbsent(thread.apply(entry.getKey()), k -> new ArrayList<>()).add(entry);
    }
    return index;
  }

  public void forEachSample(Set<ThreadKey> threads, BiConsumer<SampleKey, SampleTally> consumer) {
    forEach(samples, threads, consumer);
  }

  public void forEachBlocking(
      Set<ThreadKey> threads, BiConsumer<BlockKey, DurationTally> consumer) {
    forEach(blocking, threads, consumer);
  }

  public void forEachInNative(Set<ThreadKey> threads, BiConsumer<NativeKey, Long> consumer) {
    forEach(inNative, threads, consumer);
  }

  public void forEachSpin(Set<ThreadKey> threads, BiConsumer<Spin, Long> consumer) {
    forEach(spins, threads, consumer);
  }

  private static <K, V> void forEach(
      Map<ThreadKey, List<Map.Entry<K, V>>> index,
      Set<ThreadKey> threads,
      BiConsumer<K, V> consumer) {
    for (ThreadKey thread : threads) {
      for (Map.Entry<K, V> entry : index.getOrDefault(thread, List.of())) {
        consumer.accept(entry.getKey(), entry.getValue());
      }
    }
  }

  /** Returns the slices of a pool in all segments. */
  public List<Slice> slices(int pool) {
    return slices.getOrDefault(pool, List.of());
  }

  /** Threads that have the names of a pool's workers, whether or not the agent observed them. */
  public Set<ThreadKey> workersOf(String pool) {
    return workers.getOrDefault(pool, Set.of());
  }

  /** When the loads of all threads were looked at last; null: never. */
  public @Nullable Long lastLookNanos() {
    return lastLookNanos;
  }

  /** Returns the number of pools that all events of starts stand for. */
  public long poolStarts() {
    return poolStarts;
  }
}
