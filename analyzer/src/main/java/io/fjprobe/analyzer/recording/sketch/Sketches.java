package io.fjprobe.analyzer.recording.sketch;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The distributions of a recording, or of a part of it. */
public final class Sketches {

  private final Supplier<? extends DurationSketch> supplier;
  private final Map<SketchKey, DurationSketch> sketches = new HashMap<>();

  public Sketches(Supplier<? extends DurationSketch> supplier) {
    this.supplier = supplier;
  }

  /**
   * @param nanos less than 0: not recorded
   * @param interval how many the event stands for; less than 1: it does not say
   */
  public void add(SketchKey key, long nanos, long interval) {
    if (nanos >= 0) {
      sketches.computeIfAbsent(key, k -> supplier.get()).add(nanos, Math.max(interval, 1));
    }
  }

  public void merge(Sketches other) {
    other.sketches.forEach(
        (key, sketch) -> sketches.computeIfAbsent(key, k -> supplier.get()).merge(sketch));
  }

  /** Null: nothing of the kind was recorded. */
  public @Nullable DurationSketch get(SketchKey key) {
    return sketches.get(key);
  }

  public Map<SketchKey, DurationSketch> all() {
    return sketches;
  }
}
