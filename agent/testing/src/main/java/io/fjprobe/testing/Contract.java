package io.fjprobe.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The events as agent/events.txt declares them. */
public final class Contract {

  /** One field: its type and unit as written there. */
  public record Field(String name, String type, String unit) {}

  private static final Map<String, Map<String, Field>> EVENTS = read();

  private Contract() {}

  public static Map<String, Map<String, Field>> events() {
    return EVENTS;
  }

  private static Map<String, Map<String, Field>> read() {
    Map<String, Map<String, Field>> events = new LinkedHashMap<>();
    Map<String, Field> fields = null;
    for (String line : lines()) {
      String[] cells = line.split("\\|", -1);
      if (line.startsWith("event ")) {
        fields = new LinkedHashMap<>();
        events.put(cells[0].substring("event ".length()).trim(), fields);
      } else if (line.startsWith("  ") && fields != null) {
        String name = cells[0].trim();
        fields.put(name, new Field(name, cells[1].trim(), cells[2].trim()));
      }
    }
    return events;
  }

  private static List<String> lines() {
    try {
      return Files.readAllLines(Path.of(System.getProperty("fjprobe.events")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
