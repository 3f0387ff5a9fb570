package io.fjprobe.analyzer.benchmark;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What one run of the benchmark measured.
 *
 * @param date in ISO 8601
 * @param loadBefore runnable threads on average in the minute before it; of an idle machine about 0
 * @param note what else one should know of it
 */
record Entry(
    int schemaVersion,
    String commit,
    String date,
    Machine machine,
    double loadBefore,
    String note,
    List<Figure> figures) {

  static final int SCHEMA_VERSION = 1;

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  static Entry parse(String text) throws JsonProcessingException {
    Entry entry = JSON.readValue(text, Entry.class);
    if (entry.schemaVersion != SCHEMA_VERSION) {
      throw new IllegalArgumentException("it has the unknown schemaVersion " + entry.schemaVersion);
    }
    if (entry.machine == null || entry.figures == null || entry.date == null) {
      throw new IllegalArgumentException("it has no date, machine, or figures");
    }
    return entry;
  }

  String toJson() throws JsonProcessingException {
    return JSON.writeValueAsString(this) + "\n";
  }

  Instant instant() {
    return Instant.parse(date);
  }

  Optional<Figure> figure(String name) {
    return figures.stream().filter(figure -> figure.name().equals(name)).findFirst();
  }
}
