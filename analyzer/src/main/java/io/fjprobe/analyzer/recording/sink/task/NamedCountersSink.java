package io.fjprobe.analyzer.recording.sink.task;

import io.fjprobe.analyzer.contract.Counter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Counters;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.timeline.OperationFacts;
import java.util.List;
import java.util.function.BiFunction;

/** Counters of operations, or of methods, that the user named to the agent. */
public final class NamedCountersSink<C extends Enum<C> & Counter> implements Sink {

  private final ChunkFold fold;
  private final BiFunction<OperationFacts, String, List<Snapshot<C>>> list;
  private final TextField name;
  private final TextField trigger;
  private final TimeField start;
  private final Counters counters;

  private NamedCountersSink(
      Fields fields,
      ChunkFold fold,
      String name,
      C[] counters,
      BiFunction<OperationFacts, String, List<Snapshot<C>>> list) {
    this.fold = fold;
    this.list = list;
    this.name = fields.name(name);
    trigger = fields.text("trigger");
    start = fields.start();
    this.counters = Counters.of(fields, counters);
  }

  /**
   * @param name the field that has it
   * @param list where snapshots of that name go
   */
  public static <C extends Enum<C> & Counter> Maker of(
      String name, C[] counters, BiFunction<OperationFacts, String, List<Snapshot<C>>> list) {
    return (fields, fold) -> new NamedCountersSink<>(fields, fold, name, counters, list);
  }

  @Override
  public void addEvent(EventValues event) {
    list.apply(fold.facts().operations(), name.of(event))
        .add(new Snapshot<>(start.of(event), trigger.of(event), 0, 0, counters.of(event)));
  }
}
