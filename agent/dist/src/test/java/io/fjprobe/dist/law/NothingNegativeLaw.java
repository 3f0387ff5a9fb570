package io.fjprobe.dist.law;

import java.util.List;
import jdk.jfr.ValueDescriptor;
import jdk.jfr.consumer.RecordedEvent;

/** Every number is recorded, on each of these JDKs, and none below 0. */
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
        sides.atMost("0", 0, field.getName() + " of " + event.getEventType().getName(), value);
      }
    }
  }
}
