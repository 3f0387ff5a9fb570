package io.fjprobe.analyzer.recording.moment;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Sources of parallel streams that have their elements one after the other and do not know how
 * many, as they were seen to be divided, by the lines that began the streams. One thread at a time.
 */
final class StreamSources {

  /**
   * A task gets as many elements at first, or more: with fewer the source was at its end. This is a
   * constant of the JDK.
   */
  private static final long FIRST_PART = 1 << 10;

  /** A line divides no source if at most one of this many parts was not all there was. */
  private static final int MOST_OF = 5;

  /** By chance, a source may be short once. */
  private static final int SEVERAL = 3;

  private static final class Parts {
    private int whole;
    private int all;
  }

  private final Map<String, Parts> lines = new HashMap<>();

  /**
   * @param line null: not known
   * @param elements in the part that was split off
   */
  void add(@Nullable String line, long elements) {
    if (line != null) {
      Parts parts = lines.computeIfAbsent(line, k -> new Parts());
      parts.all++;
      parts.whole += elements > 1 && elements < FIRST_PART ? 1 : 0; // one can't be divided
    }
  }

  /**
   * Returns the lines whose streams give all elements to one task, with how often that was seen.
   */
  Map<String, Integer> undivided() {
    Map<String, Integer> undivided = new HashMap<>();
    lines.forEach(
        (line, parts) -> {
          if (areUndivided(line)) {
            undivided.put(line, parts.whole);
          }
        });
    return undivided;
  }

  /**
   * Whether all elements of the streams that a line begins are given to one task.
   *
   * @param line null: it is in no stream, or that is not known
   */
  boolean areUndivided(@Nullable String line) {
    Parts parts = line == null ? null : lines.get(line);
    return parts != null
        && parts.whole >= SEVERAL
        && (parts.all - parts.whole) * MOST_OF <= parts.all;
  }
}
