package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TimeField;
import java.util.List;
import java.util.function.Function;

/** Cumulative numbers of an event of the JDK, as snapshots in the order in which they are named. */
public final class TimedNumbers implements Sink {

  private final ChunkFold fold;
  private final Function<Facts, List<Snapshot>> target;
  private final TimeField start;
  private final NumberField[] numbers;

  private TimedNumbers(
      Fields fields, ChunkFold fold, Function<Facts, List<Snapshot>> target, String[] names) {
    this.fold = fold;
    this.target = target;
    start = fields.start();
    numbers = new NumberField[names.length];
    for (int i = 0; i < names.length; i++) {
      numbers[i] = fields.number(names[i]);
    }
  }

  public static Sink.Maker of(Function<Facts, List<Snapshot>> target, String... names) {
    return (fields, fold) -> new TimedNumbers(fields, fold, target, names);
  }

  @Override
  public void addEvent(Object[] event) {
    long[] values = new long[numbers.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = numbers[i].of(event);
    }
    target.apply(fold.facts()).add(new Snapshot(start.of(event), "period", 0, 0, values));
  }
}
