package io.fjprobe.analyzer.recording.file;

import java.util.HashMap;
import java.util.Map;

/** Reads from the metadata of a chunk only which number stands for which type. */
final class EventTypeScan {

  private final Varints input;
  private final Map<String, Long> ids = new HashMap<>();
  private String[] strings;

  private EventTypeScan(Varints input) {
    this.input = input;
  }

  /**
   * @param input positioned at the metadata event
   */
  static Map<String, Long> read(Varints input) {
    EventTypeScan scan = new EventTypeScan(input);
    for (int header = 0; header < 5; header++) {
      input.number(); // size, type, start, duration, metadata id
    }
    scan.strings = new String[input.index()];
    for (int i = 0; i < scan.strings.length; i++) {
      scan.strings[i] = input.text();
    }
    scan.element();
    return scan.ids;
  }

  private void element() {
    boolean isClass = "class".equals(strings[input.index()]);
    String name = null;
    String id = null;
    for (int attributes = input.index(); attributes > 0; attributes--) {
      String key = strings[input.index()];
      String value = strings[input.index()];
      name = "name".equals(key) ? value : name;
      id = "id".equals(key) ? value : id;
    }
    if (isClass && name != null && id != null) {
      ids.put(name, Long.valueOf(id));
    }
    for (int children = input.index(); children > 0; children--) {
      element();
    }
  }
}
