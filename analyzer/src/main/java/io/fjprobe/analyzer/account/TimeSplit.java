package io.fjprobe.analyzer.account;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Splits the time of participants into buckets that add up to it. */
final class TimeSplit {

  private final TimeParts parts;
  private final Map<BucketKind, Bucket> buckets = new EnumMap<>(BucketKind.class);
  private long rest;

  /**
   * @param parts with a total
   */
  TimeSplit(TimeParts parts) {
    this.parts = parts;
    rest = parts.totalNanos();
  }

  List<Bucket> buckets() {
    take(Bucket.measured(BucketKind.IDLE, parts.idleNanos()));
    take(Bucket.measured(BucketKind.SPIN, parts.spinNanos()));
    take(Bucket.measured(BucketKind.JOIN_BLOCKED, parts.joinBlockedNanos()));
    take(Bucket.measured(BucketKind.MANAGED_BLOCKED, parts.managedBlockedNanos()));
    take(new Bucket(BucketKind.UNATTRIBUTED, rest, Source.DERIVED, rest, rest));
    List<Bucket> all = new ArrayList<>();
    for (BucketKind kind : BucketKind.values()) {
      all.add(buckets.getOrDefault(kind, Bucket.notRecorded(kind)));
    }
    return all;
  }

  private void take(Bucket bucket) {
    buckets.put(bucket.kind(), bucket);
    rest -= Sums.orZero(bucket.nanos());
  }
}
