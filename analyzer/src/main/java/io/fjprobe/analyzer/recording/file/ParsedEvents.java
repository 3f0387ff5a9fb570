package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.ParsedValues;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.flightrecorder.parser.IEventSink;
import org.openjdk.jmc.flightrecorder.parser.IEventSinkFactory;
import org.openjdk.jmc.flightrecorder.parser.IParserExtension;
import org.openjdk.jmc.flightrecorder.parser.ValueField;

/** Makes JDK Mission Control's parser hand over events instead of keeping them. */
record ParsedEvents(Handover handover) implements IParserExtension, IEventSinkFactory {

  private static final IEventSink NOWHERE = event -> {};

  @Override
  public @Nullable String getValueInterpretation(String type, String field) {
    return null;
  }

  @Override
  public IEventSinkFactory getEventSinkFactory(IEventSinkFactory subFactory) {
    return this;
  }

  @Override
  public IEventSink create(
      String type,
      String label,
      String[] category,
      String description,
      List<ValueField> structure) {
    if (!handover.wants(type)) {
      return NOWHERE;
    }
    Consumer<EventValues> sink = handover.of(type, Fields.of(structure));
    ParsedValues values = new ParsedValues();
    return event -> sink.accept(values.of(event));
  }

  @Override
  public void flush() {
    // nothing is kept
  }
}
