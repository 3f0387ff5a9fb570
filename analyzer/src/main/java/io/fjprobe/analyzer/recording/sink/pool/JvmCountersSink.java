package io.fjprobe.analyzer.recording.sink.pool;

import io.fjprobe.analyzer.contract.Counter;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.Counters;
import io.fjprobe.analyzer.recording.sink.Sink;
import java.util.List;
import java.util.function.Function;

/** Cumulative counters of the whole JVM. */
public final class JvmCountersSink<C extends Enum<C> & Counter> implements Sink {

  private final List<Snapshot<C>> snapshots;
  private final TimeField start;
  private final TextField trigger;
  private final Counters counters;

  private JvmCountersSink(Fields fields, Counters counters, List<Snapshot<C>> snapshots) {
    this.snapshots = snapshots;
    this.start = fields.start();
    this.trigger = fields.text("trigger");
    this.counters = counters;
  }

  public static <C extends Enum<C> & Counter> Sink.Maker of(
      C[] counters, Function<Facts, List<Snapshot<C>>> snapshots) {
    return (fields, fold) ->
        new JvmCountersSink<>(fields, Counters.of(fields, counters), snapshots.apply(fold.facts()));
  }

  @Override
  public void addEvent(EventValues event) {
    snapshots.add(new Snapshot<>(start.of(event), trigger.of(event), 0, 0, counters.of(event)));
  }
}
