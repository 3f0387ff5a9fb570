package io.fjprobe.analyzer.recording.stack;

import io.fjprobe.analyzer.contract.Context;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds out what code is called for, by methods below it in its stack. */
public final class Contexts {

  private static final Map<Context, MethodList> METHODS = new EnumMap<>(Context.class);

  static {
    MethodList.byFirstWord("contexts.txt")
        .forEach((name, methods) -> METHODS.put(Context.valueOf(name), methods));
  }

  private Contexts() {}

  /** Returns the context of the frame on top; null: nothing is known of it. */
  public static @Nullable Context of(Stack trace) {
    Context nearest = null;
    for (Frame frame : trace.frames()) {
      Context its = of(frame.method());
      if (its == Context.EVENT_LOOP) {
        return its; // whatever it does meanwhile, all its events wait
      }
      nearest = nearest == null ? its : nearest;
    }
    return nearest;
  }

  private static @Nullable Context of(Method method) {
    for (Map.Entry<Context, MethodList> each : METHODS.entrySet()) {
      if (each.getValue().contains(method)) {
        return each.getKey();
      }
    }
    return null;
  }
}
