package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.contract.Counter;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import java.util.Arrays;

/** The counter fields of a statistics event, in the order of an enum. */
public final class Counters {

  private final NumberField[] fields;

  private Counters(NumberField[] fields) {
    this.fields = fields;
  }

  /**
   * @param counters all constants of the enum
   */
  public static Counters of(Fields fields, Counter[] counters) {
    return new Counters(
        Arrays.stream(counters)
            .map(counter -> fields.number(counter.field()))
            .toArray(NumberField[]::new));
  }

  public long[] of(EventValues event) {
    long[] values = new long[fields.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = fields[i].of(event);
    }
    return values;
  }
}
