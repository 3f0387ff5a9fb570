package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.contract.Counter;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TimeField;
import java.util.List;
import java.util.function.Function;

/** Cumulative numbers of an event of the JDK, as snapshots. */
public final class TimedNumbers<C extends Enum<C> & Counter> implements Sink {

  private final ChunkFold fold;
  private final Function<Facts, List<Snapshot<C>>> target;
  private final TimeField start;
  private final Counters counters;

  private TimedNumbers(
      Fields fields, ChunkFold fold, Function<Facts, List<Snapshot<C>>> target, C[] counters) {
    this.fold = fold;
    this.target = target;
    start = fields.start();
    this.counters = Counters.of(fields, counters);
  }

  public static <C extends Enum<C> & Counter> Sink.Maker of(
      Function<Facts, List<Snapshot<C>>> target, C[] counters) {
    return (fields, fold) -> new TimedNumbers<>(fields, fold, target, counters);
  }

  @Override
  public void addEvent(EventValues event) {
    target
        .apply(fold.facts())
        .add(new Snapshot<>(start.of(event), "period", 0, 0, counters.of(event)));
  }
}
