package io.fjprobe.workloads.run.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jdk.jfr.EventType;
import jdk.jfr.StackTrace;
import jdk.jfr.ValueDescriptor;
import org.junit.jupiter.api.Test;

/** The event against the contract that its readers rely on. */
class WorkloadIterationEventTest {
  private static final Path CONTRACT = Path.of("..", "agent", "events.txt");

  private final EventType type = EventType.getEventType(WorkloadIterationEvent.class);

  @Test
  void isTheEventOfTheContract() throws Exception {
    List<List<String>> rows = contract();
    assertThat(rows.get(0).subList(0, 3))
        .containsExactly("event " + type.getName(), type.getLabel(), "Workload");
    assertThat(type.getCategoryNames()).containsExactly("Fork/Join", "Workload");
    assertThat(WorkloadIterationEvent.class.getAnnotation(StackTrace.class).value()).isFalse();
  }

  @Test
  void hasTheFieldsOfTheContract() throws Exception {
    List<String> expected = new ArrayList<>();
    for (List<String> row : contract().subList(1, contract().size())) {
      expected.add(row.get(1) + " " + row.get(0));
    }
    List<String> actual = new ArrayList<>();
    for (ValueDescriptor field : type.getFields()) {
      if (!List.of("startTime", "duration", "eventThread", "stackTrace")
          .contains(field.getName())) {
        String typeName = field.getTypeName();
        actual.add(typeName.substring(typeName.lastIndexOf('.') + 1) + " " + field.getName());
      }
    }
    assertThat(actual).containsExactlyElementsOf(expected);
  }

  @Test
  void labelsItsFieldsInHeadlineCase() {
    assertThat(type.getFields())
        .extracting(ValueDescriptor::getLabel)
        .allSatisfy(label -> assertThat(label).matches("[A-Z][a-z]+( [A-Z][a-z]+)*"));
  }

  /** The cells of the event's own line and of the lines of its fields. */
  private List<List<String>> contract() throws Exception {
    List<List<String>> rows = new ArrayList<>();
    boolean inside = false;
    for (String line : Files.readAllLines(CONTRACT)) {
      inside = line.startsWith("event ") ? line.startsWith("event " + type.getName()) : inside;
      if (inside && !line.isBlank()) {
        rows.add(Arrays.stream(line.split("\\|", -1)).map(String::trim).toList());
      }
    }
    assertThat(rows).as("%s in %s", type.getName(), CONTRACT).isNotEmpty();
    return rows;
  }
}
