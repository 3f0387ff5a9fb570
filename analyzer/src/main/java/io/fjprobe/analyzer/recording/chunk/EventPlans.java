package io.fjprobe.analyzer.recording.chunk;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The plans of those types that occur. Most of the types that a chunk declares don't. */
final class EventPlans {

  /** No event has this number, since metadata have it. */
  private static final long NO_TYPE = 0;

  private final ById<EventShape> wanted = new ById<>();
  private final ById<EventPlan> plans = new ById<>();
  private final Function<EventShape, EventPlan> maker;

  /** This is the type of the event before. The next event is often of the same type. */
  private long lastType = NO_TYPE;

  private @Nullable EventPlan last;

  EventPlans(Types types, Predicate<String> wanted, Function<EventShape, EventPlan> maker) {
    this.maker = maker;
    for (Map.Entry<Long, EventShape> shape : types.shapes().entrySet()) {
      if (ChunkScan.isEvent(shape.getKey()) && wanted.test(shape.getValue().type())) {
        this.wanted.put(shape.getKey(), shape.getValue());
      }
    }
  }

  /** Null: nobody wants the event. */
  @Nullable EventPlan of(long type) {
    if (type == lastType) {
      return last;
    }
    EventPlan plan = plans.get(type);
    lastType = type;
    last = plan == null ? first(type) : plan;
    return last;
  }

  private @Nullable EventPlan first(long type) {
    EventShape shape = wanted.get(type);
    if (shape == null) {
      return null;
    }
    EventPlan plan = maker.apply(shape);
    plans.put(type, plan);
    return plan;
  }

  void forEach(Consumer<EventPlan> visitor) {
    plans.forEach(visitor);
  }
}
