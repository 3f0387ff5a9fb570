package io.fjprobe.analyzer.recording.machine;

import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.part.Part;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The times that the system counted, by its threads, and which threads of Java these are. */
public final class SystemThreads implements Part<SystemThreads> {

  private final Map<Long, ThreadTimes> bySystemId = new HashMap<>();
  private final Map<Long, ThreadTimes> byJavaId = new HashMap<>();
  private final Map<ThreadKey, Long> systemIds = new HashMap<>();

  /**
   * @param systemId -1: not known, but the other one is
   */
  public ThreadTimes times(long systemId, long javaId) {
    return systemId < 0
        ? byJavaId.computeIfAbsent(javaId, k -> new ThreadTimes())
        : bySystemId.computeIfAbsent(systemId, k -> new ThreadTimes());
  }

  /**
   * @param systemId null, or not positive: the event does not tell
   */
  public void name(@Nullable ThreadKey thread, @Nullable Long systemId) {
    if (thread != null && systemId != null && systemId > 0) {
      systemIds.put(thread, systemId);
    }
  }

  @Override
  public void merge(SystemThreads other) {
    other.bySystemId.forEach((id, times) -> times(id, -1).merge(times));
    other.byJavaId.forEach((id, times) -> times(-1, id).merge(times));
    systemIds.putAll(other.systemIds);
  }

  /**
   * Returns how long some threads waited for a CPU between two moments, all together, in ns; null:
   * not recorded. It may be somewhat more: what they waited before the first look and after the
   * last is in it.
   */
  public @Nullable Long waitedNanos(Set<ThreadKey> threads, long from, long until) {
    List<Long> waits =
        threads.stream()
            .map(this::of)
            .filter(Objects::nonNull)
            .distinct()
            .map(each -> each.waitedNanos(from, until))
            .filter(Objects::nonNull)
            .toList();
    return waits.isEmpty() ? null : waits.stream().mapToLong(Long::longValue).sum();
  }

  /** Whether the recording has such times, of whatever thread. */
  public boolean areRecorded() {
    return !bySystemId.isEmpty() || !byJavaId.isEmpty();
  }

  /** Visits the times of each thread. */
  public void forEach(Consumer<ThreadTimes> visitor) {
    bySystemId.values().forEach(visitor);
    byJavaId.values().forEach(visitor);
  }

  /** Returns threads of Java whose system's number an event tells. */
  public Set<ThreadKey> named() {
    return systemIds.keySet();
  }

  /** Returns times of threads that no event names. The JVM's own threads are among them. */
  public List<ThreadTimes> unnamed() {
    Set<Long> known = new HashSet<>(systemIds.values());
    return bySystemId.entrySet().stream()
        .filter(entry -> !known.contains(entry.getKey()))
        .map(Map.Entry::getValue)
        .toList();
  }

  /** Returns null when the thread was never looked at. */
  public @Nullable ThreadTimes of(ThreadKey thread) {
    Long systemId = systemIds.get(thread);
    ThreadTimes times = systemId == null ? null : bySystemId.get(systemId);
    return times == null ? byJavaId.get(thread.id()) : times;
  }
}
