package io.fjprobe.analyzer.recording.field;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.flightrecorder.parser.ValueField;

/** Where the fields of one event type are in the arrays that the parser delivers. */
public final class Fields {

  private final Map<String, Integer> indexes = new HashMap<>();
  private final Set<String> asked = new TreeSet<>();

  public Fields(List<ValueField> structure) {
    for (int i = 0; i < structure.size(); i++) {
      indexes.put(structure.get(i).getIdentifier(), i);
    }
  }

  private int index(String name) {
    asked.add(name);
    return indexes.getOrDefault(name, -1);
  }

  /** The names that a sink reads. */
  public Set<String> asked() {
    return asked;
  }

  public TimeField start() {
    return new TimeField(index("startTime"), UnitLookup.EPOCH_NS);
  }

  /** A moment that an event tells of, besides its own. */
  public TimeField time(String name) {
    return new TimeField(index(name), UnitLookup.EPOCH_NS);
  }

  public TimeField duration() {
    return new TimeField(index("duration"), UnitLookup.NANOSECOND);
  }

  public ThreadField eventThread() {
    return thread("eventThread");
  }

  public StackField stack() {
    return new StackField(index("stackTrace"));
  }

  public NumberField number(String name) {
    return new NumberField(index(name));
  }

  public TextField text(String name) {
    return new TextField(index(name), false);
  }

  /** A text that names something: of a very long one only both ends are kept. */
  public TextField name(String name) {
    return new TextField(index(name), true);
  }

  public FlagField flag(String name) {
    return new FlagField(index(name));
  }

  public TypeField type(String name) {
    return new TypeField(index(name));
  }

  public LabelField label(String name) {
    return new LabelField(index(name));
  }

  public ObjectField raw(String name) {
    return new ObjectField(index(name));
  }

  public ThreadField thread(String name) {
    return new ThreadField(index(name));
  }
}
