package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import java.util.LinkedHashMap;
import java.util.Map;

/** Keeps the last values of events that say how the machine or the JVM is set up. */
public final class NoteSink implements Sink {

  private final ChunkFold fold;
  private final String type;
  private final Map<String, NumberField> numbers = new LinkedHashMap<>();
  private final Map<String, TextField> texts = new LinkedHashMap<>();

  private NoteSink(Fields fields, ChunkFold fold, String type, String[] numbers, String[] texts) {
    this.fold = fold;
    this.type = type;
    for (String name : numbers) {
      this.numbers.put(name, fields.number(name));
    }
    for (String name : texts) {
      this.texts.put(name, fields.text(name));
    }
  }

  public static Sink.Maker ofNumbers(String type, String... names) {
    return of(type, names, new String[0]);
  }

  public static Sink.Maker of(String type, String[] numbers, String[] texts) {
    return (fields, fold) -> new NoteSink(fields, fold, type, numbers, texts);
  }

  @Override
  public void addEvent(EventValues event) {
    numbers.forEach((name, field) -> note(name, field.of(event)));
    texts.forEach((name, field) -> note(name, field.of(event)));
  }

  private void note(String name, Object value) {
    if (value != null) {
      fold.facts().setUp().note(type + "." + name, value);
    }
  }
}
