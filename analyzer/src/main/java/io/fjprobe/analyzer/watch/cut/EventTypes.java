package io.fjprobe.analyzer.watch.cut;

import io.fjprobe.analyzer.recording.chunk.DeclaredType;
import io.fjprobe.analyzer.recording.chunk.Metadata;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What has to be known of the types of events to cut a chunk.
 *
 * @param lasting numbers of those that have a duration
 * @param facts numbers of those that tell of the JVM and of the recording, once a chunk
 * @param counts by number, those that count since something began: the last ones before a window
 *     say where its counts begin
 */
record EventTypes(Set<Long> lasting, Set<Long> facts, Map<Long, CountedThing> counts) {

  private static final Set<String> FACTS =
      Set.of(
          "fjprobe.AgentState",
          "jdk.ActiveRecording",
          "jdk.ActiveSetting",
          "jdk.CPUInformation",
          "jdk.ContainerConfiguration",
          "jdk.GCConfiguration",
          "jdk.GCHeapConfiguration",
          "jdk.InitialSystemProperty",
          "jdk.JVMInformation",
          "jdk.OSInformation",
          "jdk.PhysicalMemory");

  /** By type, the fields that say whose counts they are. */
  private static final Map<String, List<String>> COUNTS =
      Map.of(
          "fjprobe.CallStatistics", List.of("method"),
          "fjprobe.ExternalWaitStatistics", List.of(),
          "fjprobe.LifeStatistics", List.of(),
          "fjprobe.NetworkStatistics", List.of(),
          "fjprobe.OperationStatistics", List.of("operation"),
          "fjprobe.PoolStatistics", List.of("poolId"),
          "fjprobe.ThreadTime", List.of("osThreadId", "javaThreadId"),
          "fjprobe.WorkerStatistics", List.of("poolId", "workerIndex", "worker"),
          "jdk.JavaThreadStatistics", List.of());

  static final EventTypes NONE = new EventTypes(Set.of(), Set.of(), Map.of());

  static EventTypes of(Metadata metadata) {
    EventTypes types = new EventTypes(new HashSet<>(), new HashSet<>(), new HashMap<>());
    for (DeclaredType type : metadata.events().values()) {
      if (hasDuration(type)) {
        types.lasting.add(type.id());
      }
      if (FACTS.contains(type.name())) {
        types.facts.add(type.id());
      }
      List<String> fields = COUNTS.get(type.name());
      if (fields != null) {
        types.counts.put(type.id(), CountedThing.of(type, fields, metadata));
      }
    }
    return types;
  }

  /** The first field of each event is its start. */
  private static boolean hasDuration(DeclaredType type) {
    return type.fields().size() > 1 && type.fields().get(1).name().equals("duration");
  }

  /** Returns null for events of a type that does not count. */
  @Nullable CountedThing counted(long type) {
    return counts.get(type);
  }
}
