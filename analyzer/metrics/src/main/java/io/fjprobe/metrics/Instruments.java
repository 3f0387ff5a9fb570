package io.fjprobe.metrics;

import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.metrics.Meter;
import io.opentelemetry.api.metrics.ObservableDoubleMeasurement;
import io.opentelemetry.api.metrics.ObservableLongMeasurement;
import io.opentelemetry.api.metrics.ObservableMeasurement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The instruments of OpenTelemetry, by name. Those of times take nanoseconds, and have seconds. */
final class Instruments {

  private static final double NANOS_IN_SECOND = 1e9;

  private final Meter meter;
  private final List<ObservableMeasurement> all = new ArrayList<>();
  private final Map<String, ObservableLongMeasurement> numbers = new HashMap<>();
  private final Map<String, ObservableDoubleMeasurement> times = new HashMap<>();

  Instruments(Meter meter) {
    this.meter = meter;
  }

  void counter(String name, String unit, String description) {
    keep(
        name, meter.counterBuilder(name).setUnit(unit).setDescription(description).buildObserver());
  }

  void upDownCounter(String name, String unit, String description) {
    keep(
        name,
        meter.upDownCounterBuilder(name).setUnit(unit).setDescription(description).buildObserver());
  }

  void timer(String name, String description) {
    ObservableDoubleMeasurement time =
        meter
            .counterBuilder(name)
            .ofDoubles()
            .setUnit("s")
            .setDescription(description)
            .buildObserver();
    times.put(name, time);
    all.add(time);
  }

  private void keep(String name, ObservableLongMeasurement number) {
    numbers.put(name, number);
    all.add(number);
  }

  /** Says what a metric is now. */
  void record(String name, long value, Attributes attributes) {
    ObservableLongMeasurement number = numbers.get(name);
    if (number != null) {
      number.record(value, attributes);
      return;
    }
    ObservableDoubleMeasurement time = times.get(name);
    if (time == null) {
      throw new IllegalArgumentException("no instrument " + name);
    }
    time.record(value / NANOS_IN_SECOND, attributes);
  }

  /** Has them observed by one callback, so that all are of the same moment. */
  AutoCloseable observe(Runnable callback) {
    return meter.batchCallback(
        callback, all.get(0), all.subList(1, all.size()).toArray(new ObservableMeasurement[0]));
  }
}
