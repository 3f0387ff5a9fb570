package io.fjprobe.analyzer.account.time;

import org.jspecify.annotations.Nullable;

/**
 * The time of participants in one state.
 *
 * @param nanos null when not recorded
 * @param lowNanos end of the 95 % interval, or a bound; the same as {@code nanos} when measured
 * @param highNanos likewise
 */
public record Bucket(
    BucketKind kind,
    @Nullable Long nanos,
    Source source,
    @Nullable Long lowNanos,
    @Nullable Long highNanos) {

  static Bucket measured(BucketKind kind, @Nullable Long nanos) {
    return nanos == null
        ? notRecorded(kind)
        : new Bucket(kind, nanos, Source.MEASURED, nanos, nanos);
  }

  static Bucket notRecorded(BucketKind kind) {
    return new Bucket(kind, null, Source.NOT_RECORDED, null, null);
  }
}
