package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.account.number.Normal;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What the threads of one side allocate, by samples. */
final class Allocations {

  /** More than this share of the additional bytes is most of them. */
  private static final double MOST = 0.5;

  /**
   * Samples come in bursts, of which each tells about as much as one sample alone: in twelve runs
   * of a program with two lines, the variance of their shares was six times that of single samples.
   */
  private static final double BURST = 6;

  private final List<AllocationAccount> accounts = new ArrayList<>();
  private final boolean known;
  private double operations;

  private Allocations(Side side) {
    for (Side.Fork fork : side.forks()) {
      AllocationAccount account = fork.section().machine().gc().allocations();
      if (account != null) {
        accounts.add(account);
        operations += Side.sum(fork, Quantity.OPERATIONS);
      }
    }
    known = accounts.size() == side.forks().size() && operations > 0;
  }

  /** Null: no line has most of the additional bytes for certain, or that is not known. */
  static @Nullable BytesAtLine most(BySide<Side> sides, boolean nextIsSlow) {
    BySide<Allocations> both = sides.map(Allocations::new);
    if (both.any(side -> !side.known)) {
      return null;
    }
    Allocations slow = both.of(nextIsSlow);
    Allocations fast = both.of(!nextIsSlow);
    double more = slow.bytes() - fast.bytes();
    String most =
        slow.lines().stream()
            .max(Comparator.comparingDouble(line -> slow.at(line) - fast.at(line)))
            .orElse(null);
    return most == null || more <= 0 || slow.atLeastMoreThan(fast, most) < MOST * more
        ? null
        : new BytesAtLine(most, both.map(side -> side.at(most)));
  }

  private Set<String> lines() {
    Set<String> lines = new TreeSet<>();
    for (AllocationAccount account : accounts) {
      for (AllocationAccount.Row row : account.rows()) {
        if (row.line() != null) {
          lines.add(row.line());
        }
      }
    }
    return lines;
  }

  /** Returns the bytes that all threads allocate per operation. */
  private double bytes() {
    return accounts.stream().mapToDouble(AllocationAccount::bytes).sum() / operations;
  }

  /** Returns the share of the samples that a line has, 0 to 1. */
  private double share(String line) {
    double its =
        accounts.stream()
            .flatMap(account -> account.rows().stream())
            .filter(row -> line.equals(row.line()))
            .mapToDouble(AllocationAccount.Row::samples)
            .sum();
    return its / samples();
  }

  private double samples() {
    return accounts.stream().mapToDouble(AllocationAccount::samples).sum();
  }

  private double at(String line) {
    return bytes() * share(line);
  }

  private double variance(String line) {
    double share = share(line);
    return bytes() * bytes() * share * (1 - share) * BURST / samples();
  }

  /** Returns how much more is allocated at a line than on the other side, at least. */
  private double atLeastMoreThan(Allocations other, String line) {
    return at(line)
        - other.at(line)
        - Normal.TWO_SIDED_95 * Math.sqrt(variance(line) + other.variance(line));
  }
}
