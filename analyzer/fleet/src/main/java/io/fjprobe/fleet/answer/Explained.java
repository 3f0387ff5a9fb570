package io.fjprobe.fleet.answer;

import static java.util.stream.Collectors.joining;

import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChanges;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.statistic.Difference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What goes with a difference between two JDKs: buckets of worker time, and known changes. */
final class Explained {

  private static final int SHOWN = 2;
  private static final double SURE = 0.05;

  /** Less than this is +0.0 % where it is shown, and explains nothing. */
  private static final double LEAST_SHARE = 0.0005;

  private record Part(String bucket, double more, double share) {}

  private final JvmSamples samples;
  private final int from;
  private final int to;
  private final boolean byOperation;

  Explained(JvmSamples samples, int from, int to) {
    this.samples = samples;
    this.from = from;
    this.to = to;
    byOperation = samples.hasOperations(from, to);
  }

  /** The buckets that changed most, and by more than chance; null: none did. */
  @Nullable String buckets() {
    double whole = Arrays.stream(values("worker_nanos", from)).average().orElse(0);
    List<Part> parts = new ArrayList<>();
    for (BucketKind kind : BucketKind.values()) {
      if (kind != BucketKind.SUBMIT && kind != BucketKind.PROBE) {
        String column = Schema.bucket(kind) + "_nanos";
        Part part = part(kind, values(column, from), values(column, to), whole);
        if (part != null) {
          parts.add(part);
        }
      }
    }
    String words =
        parts.stream()
            .sorted(Comparator.comparingDouble((Part part) -> -Math.abs(part.more)))
            .limit(SHOWN)
            .map(part -> part.bucket + " " + signed(part.share) + " of worker time")
            .collect(joining(", "));
    return words.isEmpty() ? null : words + (byOperation ? " per operation" : " a second");
  }

  private static @Nullable Part part(
      BucketKind kind, double[] first, double[] second, double whole) {
    double[] before = Arrays.stream(first).filter(value -> value > 0).toArray();
    double[] after = Arrays.stream(second).filter(value -> value > 0).toArray();
    Difference difference = Difference.of(before, after);
    if (difference == null || difference.p() >= SURE || whole <= 0) {
      return null;
    }
    double more =
        Arrays.stream(second).average().orElse(0) - Arrays.stream(first).average().orElse(0);
    double share = more / whole;
    return Math.abs(share) < LEAST_SHARE
        ? null
        : new Part(Schema.bucket(kind).replace('_', ' '), more, share);
  }

  private static String signed(double share) {
    return Numbers.change(1 + share);
  }

  private double[] values(String column, int jdk) {
    return samples.rates(jdk, column, byOperation);
  }

  /** Known changes between the two that left their signature; null: none did. */
  @Nullable String changes() {
    Signature signature = new Signature(samples);
    String ids =
        JdkChanges.all().stream()
            .filter(Signature::isKnown)
            .filter(change -> from <= change.lastOld() && to >= change.firstNew())
            .map(change -> words(change, signature))
            .filter(Objects::nonNull)
            .collect(joining("; "));
    return ids.isEmpty() ? null : ids;
  }

  private @Nullable String words(JdkChange change, Signature signature) {
    String seen = signature.of(change, from, to);
    return seen == null ? null : change.id() + " (" + seen + ")";
  }
}
