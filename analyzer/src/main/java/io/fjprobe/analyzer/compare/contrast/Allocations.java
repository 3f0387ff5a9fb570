package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.account.number.Normal;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What the threads of one side allocate at lines or of classes, by samples. */
final class Allocations {

  /** More than this share of the additional bytes is most of them. */
  private static final double MOST = 0.5;

  /** The least share of the additional bytes that is worth a row. */
  private static final double SHARE = 0.05;

  /** Nobody reads more. */
  private static final int ROWS = 6;

  /**
   * Samples come in bursts, of which each tells about as much as one sample alone: in twelve runs
   * of a program with two lines, the variance of their shares was six times that of single samples.
   */
  private static final double BURST = 6;

  private final Map<String, Long> counts = new HashMap<>();
  private final boolean known;
  private long samples;
  private long bytes;
  private double operations;

  /**
   * @param counted what samples are counted by, with their number
   */
  private Allocations(Side side, Function<AllocationAccount, Map<String, Long>> counted) {
    int recorded = 0;
    for (Side.Fork fork : side.forks()) {
      AllocationAccount account = fork.section().machine().gc().allocations();
      if (account != null) {
        recorded++;
        samples += account.samples();
        bytes += account.bytes();
        operations += Side.sum(fork, Quantity.OPERATIONS);
        counted.apply(account).forEach((key, count) -> counts.merge(key, count, Long::sum));
      }
    }
    known = recorded == side.forks().size() && operations > 0;
  }

  private static Map<String, Long> lines(AllocationAccount account) {
    Map<String, Long> lines = new HashMap<>();
    for (AllocationAccount.Row row : account.rows()) {
      if (row.line() != null) {
        lines.put(row.line(), row.samples());
      }
    }
    return lines;
  }

  /** Null: no line has most of the additional bytes for certain, or that is not known. */
  static @Nullable BytesAtLine most(BySide<Side> sides, boolean nextIsSlow) {
    BySide<Allocations> both = sides.map(side -> new Allocations(side, Allocations::lines));
    if (both.any(side -> !side.known)) {
      return null;
    }
    Allocations slow = both.of(nextIsSlow);
    Allocations fast = both.of(!nextIsSlow);
    double more = slow.bytes() - fast.bytes();
    String most =
        slow.counts.keySet().stream()
            .max(
                Comparator.comparingDouble((String line) -> slow.at(line) - fast.at(line))
                    .thenComparing(Comparator.reverseOrder()))
            .orElse(null);
    return most == null || more <= 0 || slow.atLeastMoreThan(fast, most) < MOST * more
        ? null
        : new BytesAtLine(most, both.map(side -> side.at(most)));
  }

  /** Returns the classes of which the slow side allocates more, those that tell most first. */
  static List<AllocatedType> types(BySide<Side> sides, boolean nextIsSlow) {
    BySide<Allocations> both = sides.map(side -> new Allocations(side, AllocationAccount::types));
    if (both.any(side -> !side.known)) {
      return List.of();
    }
    Allocations slow = both.of(nextIsSlow);
    Allocations fast = both.of(!nextIsSlow);
    double more = slow.bytes() - fast.bytes();
    return slow.counts.keySet().stream()
        .filter(type -> more > 0 && slow.atLeastMoreThan(fast, type) >= SHARE * more)
        .sorted(
            Comparator.comparingDouble((String type) -> slow.tells(fast, type))
                .reversed()
                .thenComparing(Comparator.naturalOrder()))
        .limit(ROWS)
        .map(type -> AllocatedType.of(type, both.map(side -> side.at(type))))
        .toList();
  }

  /** Returns the bytes that all threads allocate per operation. */
  private double bytes() {
    return bytes / operations;
  }

  /** Returns the share of the samples that a line or a class has, 0 to 1. */
  private double share(String key) {
    return (double) counts.getOrDefault(key, 0L) / samples;
  }

  private double at(String key) {
    return bytes() * share(key);
  }

  private double tells(Allocations other, String key) {
    return Telling.of(at(key), other.at(key), other.bytes() / other.samples);
  }

  private double variance(String key) {
    double share = share(key);
    return bytes() * bytes() * share * (1 - share) * BURST / samples;
  }

  /** Returns how much more is allocated than on the other side, at least. */
  private double atLeastMoreThan(Allocations other, String key) {
    return at(key)
        - other.at(key)
        - Normal.TWO_SIDED_95 * Math.sqrt(variance(key) + other.variance(key));
  }
}
