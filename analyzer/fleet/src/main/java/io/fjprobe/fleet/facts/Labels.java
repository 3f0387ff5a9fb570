package io.fjprobe.fleet.facts;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Names and values that say whose JVM it is. */
final class Labels {

  static final String SERVICE = "service";
  static final String HOST = "host";
  static final String INSTANCE = "instance";

  private final Map<String, String> values;

  private Labels(Map<String, String> values) {
    this.values = values;
  }

  /**
   * @param recorded {@code name:value} with ; between them, as the agent writes it; null: none
   * @param given by whoever asks: they win
   */
  static Labels of(@Nullable String recorded, Map<String, String> given) {
    Map<String, String> values = new TreeMap<>();
    for (String part : recorded == null ? new String[0] : recorded.split(";")) {
      int colon = part.indexOf(':');
      if (colon > 0) {
        values.put(part.substring(0, colon).trim(), part.substring(colon + 1).trim());
      }
    }
    values.putAll(given);
    return new Labels(values);
  }

  @Nullable String get(String name) {
    return values.get(name);
  }

  Map<String, String> all() {
    return values;
  }
}
