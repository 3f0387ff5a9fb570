package io.fjprobe.jmc;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.Contract;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmc.common.IState;
import org.openjdk.jmc.common.item.Aggregators;
import org.openjdk.jmc.common.item.Attribute;
import org.openjdk.jmc.common.item.IAttribute;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.item.IItemIterable;
import org.openjdk.jmc.common.item.IType;
import org.openjdk.jmc.common.item.ItemFilters;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.flightrecorder.JfrLoaderToolkit;

/** JMC's own parser and model: each field has its kind, and each quantity adds up. */
class JmcReadsIT {

  private static final Logger PARSER_LOG = Logger.getLogger("org.openjdk.jmc");

  @TempDir private Path directory;

  @EachJdk
  void everyQuantityAddsUp(Jdk jdk) throws Exception {
    PARSER_LOG.setLevel(Level.OFF);
    AgentRun run = AgentRun.of(jdk, directory, "level=full", "join-order", "--iterations=1");
    IItemCollection items = JfrLoaderToolkit.loadEvents(run.recording.toFile());
    Map<String, IType<?>> types = new HashMap<>();
    for (IItemIterable sameType : items) {
      types.put(sameType.getType().getIdentifier(), sameType.getType());
    }
    int quantities = 0;
    for (String event : Contract.events().keySet()) {
      List<RecordedEvent> recorded = run.events(event);
      if (!recorded.isEmpty()) {
        IItemCollection ours = items.apply(ItemFilters.type(event));
        assertThat(ours.getAggregate(Aggregators.count()).longValue())
            .as(event)
            .isEqualTo(recorded.size());
        for (Contract.Field field : Contract.events().get(event).values()) {
          quantities += check(field, types.get(event), ours, recorded) ? 1 : 0;
        }
      }
    }
    assertThat(quantities).isGreaterThan(50);
    everyColumnOfThePagesIsThere(types);
  }

  /** Whether it is a quantity. */
  private static boolean check(
      Contract.Field field, IType<?> type, IItemCollection ours, List<RecordedEvent> recorded) {
    String where = type.getIdentifier() + "." + field.name();
    IAttribute<?> attribute = attribute(type, field.name());
    boolean time = field.unit().equals("ns");
    String kind =
        switch (field.type()) {
          case "int", "double" -> "number";
          case "long" -> time ? "timespan" : "raw number";
          case "String" -> "text";
          default -> field.type().toLowerCase(java.util.Locale.ROOT);
        };
    assertThat(attribute.getContentType().getIdentifier()).as(where).isEqualTo(kind);
    if (!time && !field.type().equals("int")) {
      return false;
    }
    IAttribute<IQuantity> quantity =
        Attribute.attr(field.name(), field.name(), time ? UnitLookup.TIMESPAN : UnitLookup.NUMBER);
    IQuantity sum = ours.getAggregate(Aggregators.sum(quantity));
    assertThat(sum.clampedLongValueIn(time ? UnitLookup.NANOSECOND : UnitLookup.NUMBER_UNITY))
        .as(where)
        .isEqualTo(recorded.stream().mapToLong(e -> e.getLong(field.name())).sum());
    return true;
  }

  private static IAttribute<?> attribute(IType<?> type, String name) {
    @SuppressWarnings("deprecation")
    List<IAttribute<?>> attributes = type.getAttributes();
    return attributes.stream()
        .filter(each -> each.getIdentifier().equals(name))
        .findAny()
        .orElseThrow(() -> new AssertionError(type.getIdentifier() + " has no " + name));
  }

  private static void everyColumnOfThePagesIsThere(Map<String, IType<?>> types) {
    for (IState page : Pages.tables(Pages.read())) {
      IType<?> type = types.get(Pages.types(page.getChild("state")).get(0));
      if (type != null) {
        for (String id : Pages.columns(page)) {
          String[] parts = id.replaceFirst("^(SUM|AVG|MIN|MAX)(?=[a-z])", "").split(":");
          assertThat(attribute(type, parts[0]).getContentType().getIdentifier())
              .as(id)
              .isEqualTo(parts[1]);
        }
      }
    }
  }
}
