package io.fjprobe.analyzer.account.time;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.account.window.Operations;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the time of participants went, without overlap and without remainder: the buckets that are
 * known add up to the total.
 *
 * @param participants threads that lived in the window
 * @param totalNanos their time in it; null when not recorded, and then there are no buckets
 * @param buckets one of each kind, in the order of {@link BucketKind}
 * @param helpNanos running tasks of others inside joins; a part of the buckets, never added to them
 * @param parts what this was computed from: parts of several windows add up, accounts do not
 */
public record TimeAccount(
    int participants,
    @Nullable Long totalNanos,
    List<Bucket> buckets,
    @Nullable Long helpNanos,
    TimeParts parts) {

  /** Splits what was measured and sampled into buckets. */
  public static TimeAccount of(TimeParts parts) {
    return new TimeAccount(
        parts.participants(),
        parts.totalNanos(),
        parts.totalNanos() == null ? List.of() : new TimeSplit(parts, parts.totalNanos()).buckets(),
        parts.measured().helpNanos(),
        parts);
  }

  /** Returns the bucket of a kind. It is one that is not recorded when there is no total. */
  public Bucket bucket(BucketKind kind) {
    return buckets.isEmpty() ? Bucket.notRecorded(kind) : buckets.get(kind.ordinal());
  }

  /** Null when not recorded. */
  public @Nullable Long nanos(BucketKind kind) {
    return bucket(kind).nanos();
  }

  /** Returns the share of a bucket in the total, 0 to 1; null when it can't be known. */
  public @Nullable Double share(BucketKind kind) {
    Long nanos = nanos(kind);
    return nanos == null || totalNanos == null || totalNanos == 0
        ? null
        : Double.valueOf((double) nanos / totalNanos);
  }

  /**
   * Returns the participants' time in a bucket for each operation, in nanoseconds; null when it
   * can't be known.
   */
  public @Nullable Double perOperation(BucketKind kind, @Nullable Operations operations) {
    Long nanos = nanos(kind);
    return nanos == null || operations == null || operations.count() == 0
        ? null
        : Double.valueOf((double) nanos / operations.count());
  }

  /** Returns the share of the time that nothing recorded tells of, 0 to 1; null without a total. */
  @JsonProperty
  public @Nullable Double residualShare() {
    return share(BucketKind.UNATTRIBUTED);
  }
}
