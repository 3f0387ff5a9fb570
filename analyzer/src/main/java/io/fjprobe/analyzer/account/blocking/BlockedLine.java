package io.fjprobe.analyzer.account.blocking;

import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.number.Rows;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.recording.stack.StackReading;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How threads block at a line, and for how long. */
public record BlockedLine(At at, Row row) {

  /**
   * How a thread blocks, and where.
   *
   * @param line null: not recorded
   */
  public record At(BlockKind kind, @Nullable String line) {

    public String name() {
      return kind.text() + " at " + (line == null ? JoinAccount.NO_LINE : line);
    }
  }

  /** Sums durations; the longest total comes first. */
  public static final class Sums {
    private final Rows rows = new Rows();
    private final Map<String, At> places = new HashMap<>();

    public void add(At at, DurationTally tally) {
      rows.add(at.name(), tally);
      places.put(at.name(), at);
    }

    public List<BlockedLine> sorted() {
      return rows.sorted().stream().map(row -> new BlockedLine(place(row), row)).toList();
    }

    private At place(Row row) {
      return Objects.requireNonNull(places.get(row.name()));
    }
  }

  public boolean isOf(BlockKind kind) {
    return at.kind == kind;
  }

  public boolean isOfJdk() {
    return at.line != null && !StackReading.isUserCode(at.line);
  }

  BlockedLine with(Row other) {
    return new BlockedLine(at, other);
  }
}
