package io.fjprobe.dist.law;

import java.util.List;
import jdk.jfr.ValueDescriptor;
import jdk.jfr.consumer.RecordedEvent;

/** No number is below 0, but for -1: not recorded. Which may be so, CounterTableIT knows. */
final class NothingNegativeLaw implements Law {

  private static final List<String> NUMBERS = List.of("int", "long");

  @Override
  public void check(PoolFacts pool, Sides sides) {
    check(pool.statistics(), sides);
    pool.workers().forEach(worker -> check(worker, sides));
  }

  private static void check(RecordedEvent event, Sides sides) {
    for (ValueDescriptor field : event.getFields()) {
      if (NUMBERS.contains(field.getTypeName()) && !field.getName().equals("startTime")) {
        long value = ((Number) event.getValue(field.getName())).longValue();
        sides.atMost("-1", -1, field.getName() + " of " + event.getEventType().getName(), value);
      }
    }
  }
}
