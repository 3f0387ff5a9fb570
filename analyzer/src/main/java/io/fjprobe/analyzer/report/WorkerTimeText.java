package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.Bucket;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.account.time.Source;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.time.WorkerTime;
import io.fjprobe.analyzer.account.window.Operations;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the time of the workers went. */
final class WorkerTimeText {

  /** An interval that is wider than this share of all time can't tell what matters. */
  private static final double WIDE = 0.1;

  private final TimeAccount account;
  private final WorkerTime time;
  private final long totalNanos;
  private final @Nullable Operations operations;
  private final List<String> zero = new ArrayList<>();
  private final List<String> missing = new ArrayList<>();
  private final List<String> wide = new ArrayList<>();

  /**
   * @param operations null: there is nothing to divide by
   */
  WorkerTimeText(PoolAccount pool, @Nullable Operations operations) {
    this.account = pool.times().account();
    this.time = pool.times().time();
    this.operations = operations;
    totalNanos = Sums.orZero(account.totalNanos());
  }

  void printTo(Page page) {
    table().printTo(page);
    if (!zero.isEmpty()) {
      page.paragraph("  zero: ", String.join(", ", zero));
    }
    if (!missing.isEmpty()) {
      page.paragraph("  not known: ", String.join(", ", missing));
    }
    if (!wide.isEmpty()) {
      page.paragraph(
          "  record longer: ",
          Wording.many(account.parts().samples().all(), "sample")
              + " do not show more exactly than to "
              + Wording.percent(WIDE)
              + " of the time how much is "
              + String.join(" and ", wide));
    }
  }

  private Table table() {
    Table table =
        new Table(
            "Worker time", "time", "share", perOperation(), "known within", "episodes", "mean");
    for (Bucket bucket : account.buckets()) {
      add(table, bucket);
    }
    if (account.helpNanos() != null && account.helpNanos() > 0) {
      row(table, "(helping in joins, included above)", account.helpNanos(), "", null);
    }
    row(table, "all of " + Wording.many(account.participants(), "worker"), totalNanos, "", null);
    return table;
  }

  private void add(Table table, Bucket bucket) {
    String name = BucketNames.of(bucket.kind());
    if (bucket.kind() == BucketKind.SUBMIT || bucket.kind() == BucketKind.PROBE) {
      return; // workers fork; the basis speaks of the agent
    }
    if (bucket.nanos() == null) {
      missing.add(name);
    } else if (bucket.nanos() == 0 && Sums.orZero(bucket.highNanos()) < WIDE / 10 * totalNanos) {
      zero.add(name);
    } else {
      row(table, name, bucket.nanos(), within(bucket), episodes(bucket.kind()));
    }
  }

  private String within(Bucket bucket) {
    if (bucket.source() == Source.MEASURED) {
      return "measured";
    }
    if (bucket.kind() == BucketKind.UNATTRIBUTED || totalNanos == 0) {
      return "the rest";
    }
    double low = (double) Sums.orZero(bucket.lowNanos()) / totalNanos;
    double high = (double) Sums.orZero(bucket.highNanos()) / totalNanos;
    if (bucket.source() == Source.SAMPLED && high - low > WIDE) {
      wide.add(BucketNames.of(bucket.kind()));
    }
    return Wording.range(low, high);
  }

  private @Nullable Long episodes(BucketKind kind) {
    return switch (kind) {
      case JOIN_BLOCKED -> time.waits().joinBlockedCount();
      case MANAGED_BLOCKED -> time.waits().managedBlockedCount();
      case IDLE -> time.waits().idleCount();
      default -> null;
    };
  }

  private String perOperation() {
    return operations == null ? "" : "per operation";
  }

  private void row(Table table, String name, long nanos, String within, @Nullable Long episodes) {
    Double share = time.share(nanos);
    table.row(
        name,
        Wording.time(nanos),
        share == null ? "-" : Wording.percent(share),
        operations == null ? "" : Wording.time((double) nanos / Math.max(operations.count(), 1)),
        within,
        episodes == null ? "" : Wording.count(episodes),
        episodes == null || episodes == 0 ? "" : Wording.time((double) nanos / episodes));
  }
}
