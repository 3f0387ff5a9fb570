package io.fjprobe.analyzer.compare.result;

import io.fjprobe.analyzer.compare.contrast.Change;
import io.fjprobe.analyzer.compare.contrast.Contrast;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import org.jspecify.annotations.Nullable;

/**
 * What both sides have, but not by the same way of counting: it is shown and not compared.
 *
 * @param name of evidence, or of a part of the time
 * @param time in nanoseconds; else a number
 * @param reason what differs; a part of a sentence
 */
public record CountedDifferently(
    String name, String label, boolean time, double base, double next, @Nullable String reason) {

  /** Null: it means the same, is not recorded on a side, or is 0 on both. */
  public static @Nullable CountedDifferently of(Evidence evidence, Contrast contrast) {
    return of(
        evidence.name(),
        evidence.label(),
        evidence.isTime(),
        contrast.of(evidence),
        contrast.meanings().difference(evidence));
  }

  public static @Nullable CountedDifferently of(Part part, Contrast contrast) {
    return of(
        part.name(),
        part.label(),
        true,
        contrast.nanos(part),
        contrast.meanings().difference(part));
  }

  private static @Nullable CountedDifferently of(
      String name, String label, boolean time, Change change, @Nullable String reason) {
    boolean nothing = change.base() == 0 && change.next() == 0;
    return reason == null || !change.known() || nothing
        ? null
        : new CountedDifferently(name, label, time, change.base(), change.next(), reason);
  }
}
