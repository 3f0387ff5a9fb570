package io.fjprobe.analyzer.recording.jmc;

import io.fjprobe.analyzer.recording.chunk.ChunkSinks;
import io.fjprobe.analyzer.recording.field.EventValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.flightrecorder.internal.util.JfrInternalConstants;
import org.openjdk.jmc.flightrecorder.parser.IEventSink;
import org.openjdk.jmc.flightrecorder.parser.IEventSinkFactory;
import org.openjdk.jmc.flightrecorder.parser.IParserExtension;
import org.openjdk.jmc.flightrecorder.parser.ValueField;

/**
 * Makes the parser hand over the events of one chunk instead of keeping them: its own collection
 * would keep every event in memory and count some of them twice. An event that a sink can't take is
 * left out and counted. The events after it are read nevertheless.
 */
public final class ParsedEvents implements IParserExtension, IEventSinkFactory {

  private static final String SETTINGS = "jdk.ActiveSetting";
  private static final String SETTING = "id";

  /** A sink throws this to end the reading. */
  public static final class EndException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public EndException(Throwable cause) {
      super(cause);
    }
  }

  private final class OfType implements IEventSink {
    private final String type;
    private final @Nullable Consumer<EventValues> sink;
    private final ParsedValues values = new ParsedValues();
    private long count;

    OfType(String type, @Nullable Consumer<EventValues> sink) {
      this.type = type;
      this.sink = sink;
    }

    @Override
    public void addEvent(Object[] event) {
      count++;
      events++;
      last = type;
      if (sink == null) {
        return;
      }
      try {
        sink.accept(values.of(event));
      } catch (EndException e) {
        throw e;
      } catch (RuntimeException e) {
        leftOut.merge(type + ": " + e, 1L, Long::sum);
      }
    }
  }

  private final ChunkSinks sinks;
  private final Predicate<String> wanted;
  private final List<OfType> types = new ArrayList<>();
  private final Map<String, Long> leftOut = new TreeMap<>();
  private long events;
  private @Nullable String last;

  /**
   * @param wanted types of events; others are passed over
   */
  public ParsedEvents(ChunkSinks sinks, Predicate<String> wanted) {
    this.sinks = sinks;
    this.wanted = wanted;
  }

  /** Events that are left out, by type and reason. */
  public Map<String, Long> leftOut() {
    return leftOut;
  }

  /** How far the parser came. */
  public String place() {
    return events == 0
        ? ", before its first event"
        : String.format(Locale.ROOT, ", after %,d of its events, the last a %s", events, last);
  }

  @Override
  public @Nullable String getValueInterpretation(String type, String field) {
    return SETTINGS.equals(type) && SETTING.equals(field)
        ? JfrInternalConstants.TYPE_IDENTIFIER_VALUE_INTERPRETATION
        : null;
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
    boolean passed = !wanted.test(type);
    OfType events =
        new OfType(type, passed ? null : sinks.of(type, ParsedValues.fields(structure)));
    types.add(events);
    return events;
  }

  @Override
  public void flush() {
    for (OfType each : types) {
      if (each.count > 0 && wanted.test(each.type)) {
        sinks.count(each.type, each.count);
      }
    }
  }
}
