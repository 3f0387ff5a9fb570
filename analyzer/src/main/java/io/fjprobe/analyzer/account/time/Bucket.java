package io.fjprobe.analyzer.account.time;

/**
 * The time of participants in one state.
 *
 * @param nanos null when not recorded
 * @param lowNanos end of the 95 % interval, or a bound; the same as {@code nanos} when measured
 * @param highNanos likewise
 */
public record Bucket(BucketKind kind, Long nanos, Source source, Long lowNanos, Long highNanos) {

  static Bucket measured(BucketKind kind, Long nanos) {
    return nanos == null
        ? notRecorded(kind)
        : new Bucket(kind, nanos, Source.MEASURED, nanos, nanos);
  }

  static Bucket notRecorded(BucketKind kind) {
    return new Bucket(kind, null, Source.NOT_RECORDED, null, null);
  }
}
