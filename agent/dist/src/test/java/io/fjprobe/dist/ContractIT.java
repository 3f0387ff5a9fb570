package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.EventType;
import jdk.jfr.Timespan;
import jdk.jfr.ValueDescriptor;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.io.TempDir;

/** The events of real recordings are those of events.txt, with units that viewers understand. */
class ContractIT {

  private static final List<String> IMPLICIT =
      List.of("startTime", "duration", "eventThread", "stackTrace");

  @TempDir Path directory;

  @EachJdk
  void eventsAreAsAgreed(Jdk jdk) throws IOException {
    String options =
        "level=full,span=on,operation=io.fjprobe.workloads.task.LeafTask.compute"
            + ",count=io.fjprobe.workloads.task.LeafTask.compute";
    AgentRun.of(jdk, directory, options, "join-order", "--sleep-ms=1", "--iterations=1");

    Map<String, List<String>> recorded = new LinkedHashMap<>();
    for (EventType type : types()) {
      recorded.put(type.getName(), describe(type));
    }
    assertThat(recorded).containsExactlyInAnyOrderEntriesOf(contract());
  }

  /** Each type makes the start of the JVM longer. */
  @AnyJdk
  void typesThatOnlyOptionsNeedAreNotThereWithoutThem(Jdk jdk) throws IOException {
    AgentRun.of(jdk, directory, "level=default", "join-order", "--sleep-ms=1", "--iterations=1");

    List<String> needed =
        contract().keySet().stream()
            .filter(name -> !name.matches("fjprobe\\.(Task|Span|ForkSite|Operation|Call).*"))
            .toList();
    assertThat(types()).extracting(EventType::getName).containsExactlyInAnyOrderElementsOf(needed);
  }

  private List<EventType> types() throws IOException {
    try (RecordingFile file = new RecordingFile(directory.resolve("run.jfr"))) {
      return file.readEventTypes().stream()
          .filter(type -> type.getName().startsWith("fjprobe."))
          .toList();
    }
  }

  private static List<String> describe(EventType type) {
    assertThat(type.getDescription()).as(type.getName()).isNotBlank();
    List<String> lines = new ArrayList<>();
    lines.add(type.getLabel() + " | " + String.join(", ", type.getCategoryNames()));
    for (ValueDescriptor field : type.getFields()) {
      if (!IMPLICIT.contains(field.getName())) {
        lines.add(describe(type, field));
      }
    }
    return lines;
  }

  private static String describe(EventType type, ValueDescriptor field) {
    String where = type.getName() + "." + field.getName();
    assertThat(field.getLabel()).as(where).matches("[A-Z][A-Za-z]*( [A-Z][A-Za-z]*){0,3}");
    String typeName = field.getTypeName();
    Timespan timespan = field.getAnnotation(Timespan.class);
    if (timespan != null) {
      assertThat(timespan.value()).as(where).isEqualTo(Timespan.NANOSECONDS);
    }
    return field.getName()
        + " | "
        + typeName.substring(typeName.lastIndexOf('.') + 1)
        + " | "
        + (timespan == null ? "-" : "ns");
  }

  private static Map<String, List<String>> contract() throws IOException {
    Map<String, List<String>> events = new LinkedHashMap<>();
    List<String> current = null;
    for (String line : Files.readAllLines(Path.of("..", "events.txt"))) {
      String[] columns = line.trim().split("\\s*\\|\\s*");
      if (line.startsWith("event ")) {
        current = new ArrayList<>();
        current.add(columns[1] + " | Fork/Join, " + columns[2]);
        events.put(columns[0].substring("event ".length()), current);
      } else if (line.startsWith("  ")) {
        current.add(columns[0] + " | " + columns[1] + " | " + columns[2]);
      }
    }
    return events;
  }
}
