package io.fjprobe.analyzer.compare.meaning;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.Side;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The table of what is counted differently, a file of data, looked at for two sides. */
public final class Meanings {

  static final List<Meaning> ALL = read();

  private final Set<Counting> countings;

  /** Looks at the table for those that count on both sides together. */
  Meanings(Set<Counting> countings) {
    this.countings = countings;
  }

  public static Meanings of(BySide<Side> sides) {
    Set<Counting> both = new LinkedHashSet<>(Counting.of(sides.base()));
    both.addAll(Counting.of(sides.next()));
    return new Meanings(both);
  }

  /** Returns why evidence does not mean the same on both sides; null: it does. */
  public @Nullable String difference(Evidence evidence) {
    String reason = difference(evidence.numerator());
    return reason == null ? difference(evidence.denominator()) : reason;
  }

  /** Returns why a part of the time does not mean the same on both sides; null: it does. */
  public @Nullable String difference(Part part) {
    return differenceOf(part.name());
  }

  private @Nullable String difference(Quantity quantity) {
    return differenceOf(quantity.key());
  }

  private @Nullable String differenceOf(String what) {
    return ALL.stream()
        .filter(meaning -> meaning.isOf(what) && !meaning.unites(countings))
        .map(Meaning::reason)
        .findFirst()
        .orElse(null);
  }

  private static List<Meaning> read() {
    try (InputStream file = Meanings.class.getResourceAsStream("meanings.json")) {
      return JsonMapper.builder().build().readValue(file, new TypeReference<>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
