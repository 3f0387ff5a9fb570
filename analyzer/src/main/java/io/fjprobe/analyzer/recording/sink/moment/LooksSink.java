package io.fjprobe.analyzer.recording.sink.moment;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.LookBlock;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

/** Looks at all threads. */
public final class LooksSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final NumberField looks;
  private final NumberField executors;
  private final NumberField virtualThreads;
  private final NumberField ready;
  private final TextField threads;
  private final TextField stacks;
  private final TextField releases;
  private final TextField sources;
  private final TextField handOvers;
  private final TextField polls;
  private final TextField data;

  public LooksSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    looks = fields.number("looks");
    executors = fields.number("executors");
    virtualThreads = fields.number("virtualThreads");
    ready = fields.number("ready"); // not written by older agents
    threads = fields.text("threads");
    stacks = fields.text("stacks");
    releases = fields.text("releases");
    sources = fields.text("sources");
    handOvers = fields.text("handOvers");
    polls = fields.text("polls");
    data = fields.text("data");
  }

  @Override
  public void addEvent(EventValues event) {
    fold.moments()
        .add(
            new LookBlock(
                start.of(event),
                looks.of(event),
                threads.of(event),
                stacks.of(event),
                releases.of(event),
                sources.of(event),
                handOvers.of(event),
                polls.isThere() ? polls.of(event) : null,
                data.of(event)),
            executors.of(event),
            virtualThreads.of(event),
            ready.of(event));
  }
}
