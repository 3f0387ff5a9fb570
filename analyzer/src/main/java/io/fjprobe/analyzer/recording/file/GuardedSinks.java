package io.fjprobe.analyzer.recording.file;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.flightrecorder.parser.IEventSink;
import org.openjdk.jmc.flightrecorder.parser.IEventSinkFactory;
import org.openjdk.jmc.flightrecorder.parser.IParserExtension;
import org.openjdk.jmc.flightrecorder.parser.ValueField;

/**
 * Sinks of one chunk, of which each event that they can't take is left out and counted: the events
 * after it are read nevertheless.
 */
final class GuardedSinks implements IParserExtension, IEventSinkFactory {

  /** Thrown by a sink to end it all. */
  static final class EndException extends RuntimeException {
    private static final long serialVersionUID = 1;

    EndException(Throwable cause) {
      super(cause);
    }
  }

  private final IParserExtension extension;
  private final Map<String, Long> leftOut = new TreeMap<>();

  @SuppressWarnings("NullAway.Init") // the parser sets it first
  private IEventSinkFactory factory;

  private long events;
  private @Nullable String last;

  GuardedSinks(IParserExtension extension) {
    this.extension = extension;
  }

  /** Events that are left out, by type and reason. */
  Map<String, Long> leftOut() {
    return leftOut;
  }

  /** How far the parser came. */
  String place() {
    return events == 0
        ? ", before its first event"
        : String.format(Locale.ROOT, ", after %,d of its events, the last a %s", events, last);
  }

  @Override
  public String getValueInterpretation(String type, String field) {
    return extension.getValueInterpretation(type, field);
  }

  @Override
  public IEventSinkFactory getEventSinkFactory(IEventSinkFactory subFactory) {
    factory = extension.getEventSinkFactory(subFactory);
    return this;
  }

  @Override
  public IEventSink create(
      String type,
      String label,
      String[] category,
      String description,
      List<ValueField> structure) {
    IEventSink sink = factory.create(type, label, category, description, structure);
    return event -> add(type, sink, event);
  }

  private void add(String type, IEventSink sink, Object[] event) {
    events++;
    last = type;
    try {
      sink.addEvent(event);
    } catch (EndException e) {
      throw e;
    } catch (RuntimeException e) {
      leftOut.merge(type + ": " + e, 1L, Long::sum);
    }
  }

  @Override
  public void flush() {
    factory.flush();
  }
}
