package io.fjprobe.analyzer;

import io.fjprobe.testing.Contract;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.jfr.AnnotationElement;
import jdk.jfr.Event;
import jdk.jfr.EventFactory;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;
import jdk.jfr.ValueDescriptor;

/** Events that look like the agent's, made from the contract, with values that a test chooses. */
public final class EventEmitter {

  private static final Map<String, Class<?>> TYPES =
      Map.of(
          "int", int.class,
          "long", long.class,
          "double", double.class,
          "boolean", boolean.class,
          "String", String.class,
          "Class", Class.class,
          "Thread", Thread.class);
  private static final Set<String> STACKS = Set.of("fjprobe.JoinWait", "fjprobe.PoolStart");
  private static final Map<String, EventEmitter> EMITTERS = new HashMap<>();

  private final EventFactory factory;
  private final List<String> fields;

  private EventEmitter(String event) {
    Map<String, Contract.Field> declared = Contract.events().get(event);
    fields = List.copyOf(declared.keySet());
    List<ValueDescriptor> descriptors = new ArrayList<>();
    for (Contract.Field field : declared.values()) {
      List<AnnotationElement> unit =
          field.unit().equals("ns")
              ? List.of(new AnnotationElement(Timespan.class, Timespan.NANOSECONDS))
              : List.of();
      descriptors.add(new ValueDescriptor(TYPES.get(field.type()), field.name(), unit));
    }
    boolean stack = STACKS.contains(event);
    factory =
        EventFactory.create(
            List.of(
                new AnnotationElement(Name.class, event),
                new AnnotationElement(StackTrace.class, stack)),
            descriptors);
  }

  /** One emitter for each event type: two types of one name would look like two versions of it. */
  public static synchronized EventEmitter of(String event) {
    return EMITTERS.computeIfAbsent(event, EventEmitter::new);
  }

  public static void registerAll() {
    Contract.events().keySet().forEach(EventEmitter::of);
  }

  /** An event without values, not yet begun. */
  public Event event() {
    return factory.newEvent();
  }

  public int index(String field) {
    int index = fields.indexOf(field);
    if (index < 0) {
      throw new IllegalArgumentException("no field " + field + " in the contract");
    }
    return index;
  }

  /** Commits an event with the values given; numbers not given are 0. */
  public void emit(Object... namesAndValues) {
    Event event = event();
    event.begin();
    commit(event, namesAndValues);
  }

  public void commit(Event event, Object... namesAndValues) {
    for (int i = 0; i < namesAndValues.length; i += 2) {
      event.set(index((String) namesAndValues[i]), namesAndValues[i + 1]);
    }
    event.commit();
  }
}
