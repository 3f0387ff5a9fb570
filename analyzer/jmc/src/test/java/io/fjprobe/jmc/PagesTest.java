package io.fjprobe.jmc;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.Contract;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmc.common.IState;
import org.openjdk.jmc.common.item.PersistableItemFilter;

/** The pages name nothing that the events do not have. */
class PagesTest {

  private static final Map<String, String> IMPLICIT =
      Map.of("startTime", "timestamp", "duration", "timespan", "eventThread", "thread");

  private static final Map<String, String> CONTENT_TYPES =
      Map.of(
          "int", "number",
          "double", "number",
          "long", "raw number",
          "String", "text",
          "Class", "class",
          "Thread", "thread",
          "boolean", "boolean");

  /** JMC's identifiers of the columns that an event type has, for example forks:raw number. */
  private static Map<String, String> columns(String event) {
    Map<String, String> columns = new HashMap<>(IMPLICIT);
    Contract.events()
        .get(event)
        .values()
        .forEach(
            field ->
                columns.put(
                    field.name(),
                    field.unit().equals("ns") ? "timespan" : CONTENT_TYPES.get(field.type())));
    return columns;
  }

  @Test
  void jmcUnderstandsTheFilters() {
    List<IState> filters = new ArrayList<>();
    Pages.filters(Pages.read(), filters);
    assertThat(filters).hasSizeGreaterThan(10);
    filters.forEach(
        filter ->
            assertThat(PersistableItemFilter.readFrom(filter))
                .as(filter.getAttribute("kind"))
                .isNotNull());
  }

  @Test
  void everyEventExists() {
    List<String> types = Pages.types(Pages.read());
    assertThat(types).contains("fjprobe.JoinWait");
    types.removeIf(type -> type.startsWith("jdk."));
    assertThat(Contract.events().keySet()).containsAll(types);
    assertThat(types).as("each event has a place").containsAll(Contract.events().keySet());
  }

  @Test
  void everyColumnExistsAndCanBeAggregated() {
    int checked = 0;
    for (IState page : Pages.tables(Pages.read())) {
      Map<String, String> columns = columns(Pages.types(page.getChild("state")).get(0));
      for (String id : Pages.columns(page)) {
        String column = id.replaceFirst("^(SUM|AVG|MIN|MAX)(?=[a-z])", "");
        String[] parts = column.split(":");
        assertThat(columns).as(page.getAttribute("id")).containsEntry(parts[0], parts[1]);
        if (!column.equals(id)) {
          assertThat(parts[1]).as(id).isIn("number", "timespan");
        }
        checked++;
      }
      String groupBy = page.getChild("state").getChild("histogram").getAttribute("groupBy");
      assertThat(columns).containsKey(groupBy);
    }
    assertThat(checked).isGreaterThan(100);
  }
}
