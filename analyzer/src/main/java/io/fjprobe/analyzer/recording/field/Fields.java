package io.fjprobe.analyzer.recording.field;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/** Where the fields of one event type are among its values. */
public final class Fields {

  private final Map<String, Integer> indexes = new HashMap<>();
  private final Set<String> asked = new TreeSet<>();
  private final List<String> names;
  private final IntPredicate spans;

  /**
   * @param names in the order of the values
   * @param spans which of them are spans of time
   */
  public Fields(List<String> names, IntPredicate spans) {
    this.names = names;
    this.spans = spans;
    for (int i = 0; i < names.size(); i++) {
      indexes.put(names.get(i), i);
    }
  }

  /** Returns the names of all fields, which are then read. */
  List<String> all() {
    asked.addAll(names);
    return names;
  }

  boolean isSpan(int index) {
    return spans.test(index);
  }

  private int index(String name) {
    asked.add(name);
    return indexes.getOrDefault(name, -1);
  }

  /** Whether a sink reads the field of this index. */
  public boolean isAsked(int index) {
    return indexes.entrySet().stream()
        .anyMatch(field -> field.getValue() == index && asked.contains(field.getKey()));
  }

  /** The names that a sink reads, whether they are there or not. */
  public Set<String> asked() {
    return asked;
  }

  public TimeField start() {
    return TimeField.moment(index("startTime"));
  }

  /** A moment that an event tells of, besides its own. */
  public TimeField time(String name) {
    return TimeField.moment(index(name));
  }

  public TimeField duration() {
    return TimeField.span(index("duration"));
  }

  /** A span of time that an event tells of, besides its own. */
  public TimeField span(String name) {
    return TimeField.span(index(name));
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

  public ThreadField thread(String name) {
    return new ThreadField(index(name));
  }
}
