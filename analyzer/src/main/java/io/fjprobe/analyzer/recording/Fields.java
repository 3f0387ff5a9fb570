package io.fjprobe.analyzer.recording;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.flightrecorder.parser.ValueField;

/** Where the fields of one event type are in the arrays that the parser delivers. */
final class Fields {

  private final Map<String, Integer> indexes = new HashMap<>();
  private final Set<String> asked = new TreeSet<>();

  Fields(List<ValueField> structure) {
    for (int i = 0; i < structure.size(); i++) {
      indexes.put(structure.get(i).getIdentifier(), i);
    }
  }

  private int index(String name) {
    asked.add(name);
    return indexes.getOrDefault(name, -1);
  }

  /** The names that a sink reads. */
  Set<String> asked() {
    return asked;
  }

  TimeField start() {
    return new TimeField(index("startTime"), UnitLookup.EPOCH_NS);
  }

  TimeField duration() {
    return new TimeField(index("duration"), UnitLookup.NANOSECOND);
  }

  ThreadField eventThread() {
    return thread("eventThread");
  }

  StackField stack() {
    return new StackField(index("stackTrace"));
  }

  NumberField number(String name) {
    return new NumberField(index(name));
  }

  TextField text(String name) {
    return new TextField(index(name));
  }

  FlagField flag(String name) {
    return new FlagField(index(name));
  }

  TypeField type(String name) {
    return new TypeField(index(name));
  }

  LabelField label(String name) {
    return new LabelField(index(name));
  }

  ObjectField raw(String name) {
    return new ObjectField(index(name));
  }

  ThreadField thread(String name) {
    return new ThreadField(index(name));
  }
}
