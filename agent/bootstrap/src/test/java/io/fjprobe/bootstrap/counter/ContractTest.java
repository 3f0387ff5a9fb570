package io.fjprobe.bootstrap.counter;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.bootstrap.event.PoolStatisticsEvent;
import io.fjprobe.bootstrap.event.WorkerStatisticsEvent;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.jfr.Event;
import org.junit.jupiter.api.Test;

/**
 * What tells of counters says the same: agent/events.txt, and the DOCUMENTATION's table of
 * counters.
 */
class ContractTest {

  private static final Path CONTRACT = Path.of("..", "events.txt");
  private static final Path DOCUMENTATION = Path.of("..", "..", "docs", "events-and-counters.md");
  private static final String HEAD = "| counter |";

  @Test
  void contractHasEachFieldOfThePools() throws IOException {
    contractHasTheFieldsOf(PoolStatisticsEvent.class);
  }

  @Test
  void contractHasEachFieldOfTheWorkers() throws IOException {
    contractHasTheFieldsOf(WorkerStatisticsEvent.class);
  }

  private static void contractHasTheFieldsOf(Class<? extends Event> event) throws IOException {
    String name = EventFields.eventName(event);
    List<String> declared = contract(name);
    String before = "event " + name;
    for (Field each : EventFields.of(event)) {
      String line = EventFields.contractLine(each);
      assertThat(declared)
          .as("agent/events.txt has to have, after the line \"%s\":%n%s", before, line)
          .contains(identity(line));
      before = identity(line);
    }
    assertThat(declared)
        .as("agent/events.txt, event %s: the fields of the class, in its order", name)
        .containsExactlyElementsOf(
            EventFields.of(event).stream()
                .map(EventFields::contractLine)
                .map(ContractTest::identity)
                .toList());
  }

  /** Its fields without what they mean, which may be said in other words. */
  private static List<String> contract(String event) throws IOException {
    List<String> lines = Files.readAllLines(CONTRACT);
    int at = 0;
    while (!lines.get(at).startsWith("event " + event + " ")) {
      at++;
    }
    List<String> fields = new ArrayList<>();
    while (lines.get(++at).startsWith("  ")) {
      fields.add(identity(lines.get(at)));
    }
    return fields;
  }

  private static String identity(String line) {
    String[] cells = line.trim().split("\\s*\\|\\s*");
    return cells[0] + " | " + cells[1] + " | " + cells[2];
  }

  @Test
  void readmeHasARowForEachCounter() throws IOException {
    List<String> lines = Files.readAllLines(DOCUMENTATION);
    int at = 0;
    while (!lines.get(at).startsWith(HEAD)) {
      at++;
    }
    int columns = lines.get(at).split("\\|").length - 2;
    List<String> named = new ArrayList<>();
    for (at += 2; lines.get(at).startsWith("|"); at++) {
      named.addAll(List.of(lines.get(at).split("\\s*\\|\\s*")[1].split(", ")));
    }
    for (Counter each : Counter.values()) {
      assertThat(named)
          .as(
              "the table of counters in docs/events-and-counters.md has to have, or to name in such a row:%n| %s |%s",
              each.fieldName(), " exact |".repeat(columns))
          .containsOnlyOnce(each.fieldName());
    }
  }
}
