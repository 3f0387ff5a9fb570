package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.FlagField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.machine.VmOperation;
import io.fjprobe.analyzer.recording.moment.BoxKey;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import java.util.regex.Pattern;

/** Operations for which the JVM stops all threads. Those of collectors have events of their own. */
public final class VmOperationSink implements Sink {

  /** Collectors of HotSpot call theirs so. */
  private static final Pattern OF_COLLECTOR =
      Pattern.compile("(G1|Gen|Serial|Parallel|CGC|CMS|Shenandoah|Collect|[XZ][A-Z]).*");

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final TextField operation;
  private final FlagField safepoint;
  private final ThreadField caller;

  public VmOperationSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    operation = fields.name("operation");
    safepoint = fields.flag("safepoint");
    caller = fields.thread("caller");
  }

  @Override
  public void addEvent(EventValues event) {
    String name = operation.of(event);
    if (!safepoint.of(event) || name == null || OF_COLLECTOR.matcher(name).matches()) {
      return;
    }
    long began = start.of(event);
    long lasted = duration.of(event);
    ThreadKey asks = caller.of(event);
    String who = asks == null ? null : NUMBER.matcher(asks.name()).replaceAll(BoxKey.ANY_NUMBER);
    fold.moments().paused(began, began + lasted);
    fold.facts()
        .machine(fold.timeline().segmentAt(began + lasted))
        .pauses(new VmOperation(name, who))
        .add(lasted);
  }
}
