package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.activity.TimeGrid;
import io.fjprobe.analyzer.recording.sketch.DurationSketch;
import io.fjprobe.analyzer.recording.sketch.Sketches;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of events beside that which every report needs.
 *
 * @param grid of the pictures; null: none are wanted
 * @param sketches empty ones, for durations; null: none are wanted
 */
record Wanted(@Nullable TimeGrid grid, @Nullable Supplier<? extends DurationSketch> sketches) {

  boolean pictures() {
    return grid != null;
  }

  /** Makes empty facts that keep what is wanted. */
  Facts facts() {
    return new Facts(
        grid == null ? null : new Activity(grid), sketches == null ? null : new Sketches(sketches));
  }
}
