package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.contract.ExternalWaitCounter;
import io.fjprobe.analyzer.contract.LifeCounter;
import io.fjprobe.analyzer.contract.OperationCounter;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import java.util.Arrays;

/** The counter fields of a statistics event, in the order of an enum. */
public final class Counters {

  private final NumberField[] fields;

  private Counters(NumberField[] fields) {
    this.fields = fields;
  }

  public static Counters ofPool(Fields fields) {
    return new Counters(
        Arrays.stream(PoolCounter.values())
            .map(counter -> fields.number(counter.field()))
            .toArray(NumberField[]::new));
  }

  public static Counters ofWorker(Fields fields) {
    return new Counters(
        Arrays.stream(WorkerCounter.values())
            .map(counter -> fields.number(counter.field()))
            .toArray(NumberField[]::new));
  }

  public static Counters ofExternalWaits(Fields fields) {
    return new Counters(
        Arrays.stream(ExternalWaitCounter.values())
            .map(counter -> fields.number(counter.field()))
            .toArray(NumberField[]::new));
  }

  public static Counters ofOperations(Fields fields) {
    return new Counters(
        Arrays.stream(OperationCounter.values())
            .map(counter -> fields.number(counter.field()))
            .toArray(NumberField[]::new));
  }

  public static Counters ofLives(Fields fields) {
    return new Counters(
        Arrays.stream(LifeCounter.values())
            .map(counter -> fields.number(counter.field()))
            .toArray(NumberField[]::new));
  }

  public long[] of(Object[] event) {
    long[] values = new long[fields.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = fields[i].of(event);
    }
    return values;
  }
}
