package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.file.EventConsumer;
import io.fjprobe.analyzer.scale.graph.GraphBuilder;
import io.fjprobe.analyzer.scale.graph.TaskGraph;
import org.jspecify.annotations.Nullable;

/** Takes from a recording which tasks forked and joined which, in the time that counts. */
public final class GraphReader implements EventConsumer {

  private final GraphBuilder graph = new GraphBuilder();
  private final long from;

  /**
   * @param statistics of the same recording
   */
  public GraphReader(ScaleReader statistics) {
    from = statistics.records().from();
  }

  @Override
  public boolean wants(String type) {
    return type.equals(GraphBuilder.EVENT);
  }

  @Override
  public void begin(long startNanos) {
    // times are those of the clock
  }

  @Override
  public void accept(EventView event) {
    if (event.startNanos() >= from) {
      graph.add(event);
    }
  }

  @Nullable TaskGraph graph() {
    return graph.build();
  }
}
