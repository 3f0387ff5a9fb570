package io.fjprobe.analyzer.recording;

import io.fjprobe.analyzer.recording.part.Part;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What a recording says of the machine, the JVM and its own events, and what does not change. */
public final class SetUp implements Part<SetUp> {

  /** This note is the number of the process. Recordings have it from JDK 11 on. */
  public static final String PID = "jdk.JVMInformation.pid";

  /** This note is a text, and names the vendor of the JVM. */
  public static final String VENDOR = "fjprobe.AgentState.vendor";

  /**
   * This note is a text with the labels of the agent's option, as {@code name:value} with ; between
   * them.
   */
  public static final String LABELS = "fjprobe.AgentState.labels";

  private final Map<String, Object> notes = new TreeMap<>();
  private final Map<String, Map<String, String>> settings = new HashMap<>();

  SetUp() {}

  /**
   * @param name the event type and the field
   */
  public void note(String name, Object value) {
    notes.put(name, value);
  }

  /** Keeps a setting of an event type. */
  public void set(String type, String name, String value) {
    settings.computeIfAbsent(type, k -> new HashMap<>()).put(name, value);
  }

  @Override
  public void merge(SetUp other) {
    notes.putAll(other.notes);
    other.settings.forEach(
        (type, values) -> values.forEach((name, value) -> set(type, name, value)));
  }

  /** Returns a number by event type and field; null when the recording does not say. */
  public @Nullable Long number(String name) {
    return notes.get(name) instanceof Long number && number >= 0 ? number : null;
  }

  /** Returns a text by event type and field; null when the recording does not say. */
  public @Nullable String text(String name) {
    return notes.get(name) instanceof String text && !text.isBlank() ? text : null;
  }

  /** A setting of an event type, for example threshold; null when the recording does not say. */
  public @Nullable String setting(String type, String name) {
    return settings.getOrDefault(type, Map.of()).get(name);
  }

  /** Returns the nanoseconds of a setting; null for what is no time, or if it is not recorded. */
  public @Nullable Long nanos(String type, String name) {
    return Period.nanos(setting(type, name));
  }

  /** All settings, by event type and name. */
  public Map<String, Map<String, String>> settings() {
    return settings;
  }
}
