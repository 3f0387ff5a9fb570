package io.fjprobe.fleet.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;

/**
 * What all tables of a folder have in common; kept in a file beside them.
 *
 * @param schemaVersion of the tables
 * @param windowNanos length of the windows
 */
record Manifest(int schemaVersion, long windowNanos) {

  static final String FILE = "fleet.json";

  private static final JsonMapper MAPPER =
      JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

  static Manifest of(String json) throws JsonProcessingException {
    return MAPPER.readValue(json, Manifest.class);
  }

  String toJson() throws JsonProcessingException {
    return MAPPER.writeValueAsString(this) + "\n";
  }

  String window() {
    return windowNanos / 1_000_000_000L + "s";
  }
}
