package io.fjprobe.weaving.metrics;

import io.fjprobe.bootstrap.event.AgentStateEvent;
import io.fjprobe.bootstrap.event.ExternalWaitStatisticsEvent;
import io.fjprobe.bootstrap.event.LifeStatisticsEvent;
import io.fjprobe.bootstrap.event.PoolStatisticsEvent;
import io.fjprobe.bootstrap.event.WorkerStatisticsEvent;
import io.fjprobe.bootstrap.tally.Seen;
import java.lang.reflect.Field;
import javax.management.Descriptor;
import javax.management.ImmutableDescriptor;
import jdk.jfr.Description;
import jdk.jfr.Label;
import jdk.jfr.Timespan;

/** What the event says of a field that has the name of an attribute. */
final class EventField {

  private static final Class<?>[] EVENTS = {
    PoolStatisticsEvent.class,
    WorkerStatisticsEvent.class,
    LifeStatisticsEvent.class,
    ExternalWaitStatisticsEvent.class,
    AgentStateEvent.class
  };

  /** A bean leaves out such an attribute. */
  private static final String NOT_RECORDED = " -1: not recorded";

  private final String name;

  /** Null: only the bean has it. */
  private final Field field;

  private EventField(String name, Field field) {
    this.name = name;
    this.field = field;
  }

  static EventField of(String name) {
    for (Class<?> event : EVENTS) {
      for (Field each : event.getFields()) {
        if (each.getName().equals(name)) {
          return new EventField(name, each);
        }
      }
    }
    return new EventField(name, null);
  }

  String description() {
    if (field == null) {
      Seen seen = Seen.of(name);
      return seen == null ? ReadOnlyBean.attribute(name) : seen.description();
    }
    String label = field.getAnnotation(Label.class).value();
    Description text = field.getAnnotation(Description.class);
    return text == null ? label : label + ": " + text.value().replace(NOT_RECORDED, "");
  }

  /** In the terms of {@link Descriptor}: its unit, and whether it only grows. */
  Descriptor descriptor(boolean number, boolean counter) {
    if (!number) {
      return ImmutableDescriptor.EMPTY_DESCRIPTOR;
    }
    boolean time = field == null ? isSeenTime() : field.getAnnotation(Timespan.class) != null;
    return new ImmutableDescriptor(
        "units=" + (time ? "ns" : "1"), "metricType=" + (counter ? "counter" : "gauge"));
  }

  private boolean isSeenTime() {
    Seen seen = Seen.of(name);
    return seen != null && seen.isTime();
  }
}
