package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The iterations of a recording for its timeline; many are drawn as one. */
final class IterationSpans {

  /**
   * If there are more iterations than this, those that are alike and follow each other are drawn as
   * one.
   */
  private static final int SINGLE = 200;

  private IterationSpans() {}

  static List<IterationSpan> of(Recording recording) {
    List<IterationSpan> spans = new ArrayList<>();
    List<Iteration> iterations =
        recording.facts().iterations().stream()
            .filter(Iteration::isWhole)
            .sorted(Comparator.comparingLong(Iteration::startNanos))
            .toList();
    for (Iteration iteration : iterations) {
      IterationSpan span =
          new IterationSpan(
              iteration.workload() + " " + iteration.mode(),
              iteration.measured(),
              iteration.startNanos() - recording.startNanos(),
              iteration.endNanos() - recording.startNanos(),
              1);
      IterationSpan last = spans.isEmpty() ? null : spans.get(spans.size() - 1);
      if (iterations.size() > SINGLE && last != null && alike(last, span)) {
        spans.set(spans.size() - 1, joined(last, span));
      } else {
        spans.add(span);
      }
    }
    return spans;
  }

  private static boolean alike(IterationSpan a, IterationSpan b) {
    return a.workload().equals(b.workload()) && a.measured() == b.measured();
  }

  private static IterationSpan joined(IterationSpan a, IterationSpan b) {
    return new IterationSpan(
        a.workload(), a.measured(), a.fromNanos(), b.toNanos(), a.iterations() + 1);
  }
}
