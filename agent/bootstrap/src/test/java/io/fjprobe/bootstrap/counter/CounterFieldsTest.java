package io.fjprobe.bootstrap.counter;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.bootstrap.counter.Counter.In;
import io.fjprobe.bootstrap.event.PoolStatisticsEvent;
import io.fjprobe.bootstrap.event.WorkerStatisticsEvent;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import jdk.jfr.Event;
import org.junit.jupiter.api.Test;

/** The table of counters and the fields of the two events that tell them are the same. */
class CounterFieldsTest {

  /** Identity, and what the pool's own methods or the JVM say. */
  private static final List<String> NOT_COUNTED_IN_POOLS =
      List.of(
          "poolId",
          "parallelism",
          "workers",
          "active",
          "queuedTasks",
          "queuedSubmissions",
          "stealCount",
          "stealCountBefore");

  private static final List<String> NOT_COUNTED_IN_WORKERS =
      List.of("poolId", "workerIndex", "monitorCount", "waitCount");

  private final Generation everything = new Generation();
  private final Counts counts = new Counts();

  CounterFieldsTest() {
    everything.woven("all", EnumSet.allOf(Probe.class), 1, "");
    for (Counter each : Counter.values()) {
      counts.set(each, 1000 + each.ordinal());
    }
  }

  @Test
  void poolsHaveAFieldForEachCounterInTheOrderOfTheTable() {
    List<String> fields = fields(PoolStatisticsEvent.class, NOT_COUNTED_IN_POOLS);
    assertThat(fields)
        .as(missing(PoolStatisticsEvent.class, In.POOL, fields))
        .containsExactlyElementsOf(rows(In.POOL));
  }

  @Test
  void workersHaveAFieldForEachCounter() {
    List<String> fields = fields(WorkerStatisticsEvent.class, NOT_COUNTED_IN_WORKERS);
    assertThat(fields)
        .as(missing(WorkerStatisticsEvent.class, In.WORKER, fields))
        .containsExactlyInAnyOrderElementsOf(rows(In.WORKER));
  }

  private static String missing(Class<? extends Event> event, In place, List<String> fields) {
    StringBuilder lines = new StringBuilder();
    for (String each : rows(place)) {
      if (!fields.contains(each)) {
        lines.append("%npublic long ").append(each).append(';');
      }
    }
    return (event.getSimpleName()
            + " has to have, with label and description, in the order of Counter, and no others:"
            + lines)
        .formatted();
  }

  @Test
  void eachCounterIsToldInItsField() throws IllegalAccessException {
    PoolStatisticsEvent pool = new PoolStatisticsEvent();
    new CounterFields(everything, counts).tell(pool);
    expect(In.POOL, pool, counts);

    WorkerStatisticsEvent worker = new WorkerStatisticsEvent();
    new CounterFields(everything, counts).tell(worker);
    expect(In.WORKER, worker, counts);
  }

  @Test
  void whatIsNotRecordedIsMinusOne() throws IllegalAccessException {
    Counts none = new Counts();
    for (Counter each : Counter.values()) {
      none.set(each, -1);
    }
    none.set(Counter.WORKERS, counts.get(Counter.WORKERS));
    none.set(Counter.LIFETIME, counts.get(Counter.LIFETIME));

    PoolStatisticsEvent pool = new PoolStatisticsEvent();
    new CounterFields(new Generation(), counts).tell(pool);
    expect(In.POOL, pool, none);

    WorkerStatisticsEvent worker = new WorkerStatisticsEvent();
    new CounterFields(new Generation(), counts).tell(worker);
    expect(In.WORKER, worker, none);
  }

  private static void expect(In place, Event event, Counts expected) throws IllegalAccessException {
    for (Field field : EventFields.numbers(event.getClass())) {
      Counter counter = named(field.getName());
      if (counter != null && counter.isIn(place)) {
        assertThat(((Number) field.get(event)).longValue())
            .as(
                "CounterFields.tell(%s) has to have: event.%s = %s(Counter.%s);",
                event.getClass().getSimpleName(),
                field.getName(),
                field.getType() == int.class ? "number" : "count",
                counter)
            .isEqualTo(expected.get(counter));
      }
    }
  }

  private static Counter named(String field) {
    return Arrays.stream(Counter.values())
        .filter(each -> each.fieldName().equals(field))
        .findFirst()
        .orElse(null);
  }

  private static List<String> rows(In place) {
    return Stream.of(Counter.values())
        .filter(each -> each.isIn(place))
        .map(Counter::fieldName)
        .toList();
  }

  private static List<String> fields(Class<? extends Event> event, List<String> without) {
    return EventFields.numbers(event).stream()
        .map(Field::getName)
        .filter(each -> !without.contains(each))
        .toList();
  }
}
