package io.fjprobe.analyzer.recording.part;

import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import java.util.ArrayList;
import java.util.List;

/**
 * All parts of an object that merges. Two objects of one class keep the same parts in one order.
 */
public final class Parts {

  private final List<Part<?>> parts = new ArrayList<>();

  /** Keeps a part, and returns it. */
  public <T extends Part<T>> T keep(T part) {
    parts.add(part);
    return part;
  }

  public void merge(Parts other) {
    for (int i = 0; i < parts.size(); i++) {
      merge(parts.get(i), other.parts.get(i));
    }
  }

  @SuppressWarnings("unchecked") // parts at one place are of one class
  private static <T> void merge(Part<T> part, Part<?> other) {
    part.merge((T) other);
  }

  public void nameLines(ApplicationCode code) {
    parts.forEach(part -> part.nameLines(code));
  }
}
