package io.fjprobe.fleet.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.fleet.schema.Schema;

/**
 * What all tables of a folder have in common; kept in a file beside them.
 *
 * @param schemaVersion of the tables
 * @param windowNanos length of the windows
 */
public record Manifest(int schemaVersion, long windowNanos) {

  public static final String FILE = "fleet.json";

  private static final JsonMapper MAPPER =
      JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

  /** Of the tables that this program writes. */
  public static Manifest of(long windowNanos) {
    return new Manifest(Schema.VERSION, windowNanos);
  }

  /**
   * @param folder whose it is
   * @throws FactsException if it is broken, or of tables that this program does not know
   */
  public static Manifest of(String folder, String json) throws FactsException {
    Manifest manifest;
    try {
      manifest = MAPPER.readValue(json, Manifest.class);
    } catch (JsonProcessingException e) {
      throw new FactsException(
          folder + "/" + FILE + " is broken: " + e.getOriginalMessage() + "; write the facts anew",
          e);
    }
    if (manifest.schemaVersion != Schema.VERSION) {
      throw new FactsException(
          folder
              + " has tables of version "
              + manifest.schemaVersion
              + ", and this analyzer knows version "
              + Schema.VERSION
              + "; write the facts anew into another folder, or use the other analyzer");
    }
    return manifest;
  }

  /**
   * That rows with these windows can be added.
   *
   * @param folder whose it is
   */
  public void requireWindows(String folder, long wanted) throws FactsException {
    if (windowNanos != wanted) {
      throw new FactsException(
          folder
              + " has windows of "
              + seconds(windowNanos)
              + ", not of "
              + seconds(wanted)
              + "; use --window="
              + seconds(windowNanos)
              + " or another folder");
    }
  }

  public String toJson() {
    try {
      return MAPPER.writeValueAsString(this) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String seconds(long nanos) {
    return nanos / 1_000_000_000L + "s";
  }

  /** What is said of a folder with other things in it. */
  public static FactsException otherFiles(String folder) {
    return new FactsException(
        folder + " has other files in it, and no " + FILE + "; name an empty folder, or a new one");
  }

  /** What is said of a folder that has none. */
  public static FactsException missing(String folder) {
    return new FactsException(
        folder
            + " has no "
            + FILE
            + ", so that it is not a folder of facts; name the one that 'analyzer facts --out'"
            + " wrote to");
  }
}
