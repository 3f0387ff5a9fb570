package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.SetUp;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.machine.AgentFacts;
import io.fjprobe.analyzer.recording.machine.WeavingFacts;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

public final class AgentStateSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TextField version;
  private final TextField generation;
  private final TextField mode;
  private final TextField level;
  private final NumberField woven;
  private final TextField missing;
  private final NumberField suppressedErrors;
  private final TextField firstError;
  private final TextField stealSampling;
  private final NumberField availableProcessors;
  private final TextField vendor;
  private final TextField labels;

  public AgentStateSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    version = fields.text("version");
    generation = fields.text("generation");
    mode = fields.text("mode");
    level = fields.text("level");
    woven = fields.number("woven");
    missing = fields.text("missing");
    suppressedErrors = fields.number("suppressedErrors");
    firstError = fields.text("firstError");
    stealSampling = fields.text("stealSampling");
    availableProcessors = fields.number("availableProcessors");
    vendor = fields.text("vendor");
    labels = fields.text("labels");
  }

  @Override
  public void addEvent(EventValues event) {
    fold.facts().setUp().note(SetUp.VENDOR, vendor.of(event));
    fold.facts().setUp().note(SetUp.LABELS, labels.of(event));
    fold.facts()
        .see(
            new AgentFacts(
                start.of(event),
                version.of(event),
                generation.of(event),
                mode.of(event),
                level.of(event),
                new WeavingFacts(
                    woven.of(event),
                    missing.of(event),
                    suppressedErrors.of(event),
                    firstError.of(event)),
                stealSampling.of(event),
                availableProcessors.of(event)));
  }
}
