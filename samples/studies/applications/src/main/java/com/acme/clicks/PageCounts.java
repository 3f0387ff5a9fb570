package com.acme.clicks;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import it.unimi.dsi.fastutil.ints.Int2IntMap;
import it.unimi.dsi.fastutil.ints.Int2IntMaps;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A parallel stream counts how often pages were clicked, with maps of fastutil: in one that all
 * threads share (shared), or in several that are added up in the end (parts).
 */
public final class PageCounts {
  private static final int CLICKS = 400_000;
  private static final int PAGES = 5_000;
  private static final BiFunction<Integer, Integer, Integer> SUM = Integer::sum;

  private PageCounts() {}

  public static void main(String[] args) {
    Supplier<Int2IntMap> counts =
        args[0].equals("shared") ? PageCounts::shared : PageCounts::inParts;
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long hours = 0;
    while (shift.goesOn()) {
      Int2IntMap counted = counts.get();
      right &= counted.size() == PAGES && counted.get(7) == CLICKS / PAGES;
      hours++;
    }
    Outcome.end(right && hours > 0, "clicks: " + hours + " hours counted");
  }

  /** Each page is clicked equally often, in an order that looks random. */
  private static int page(int click) {
    return (int) (click * 2_654_435_761L % PAGES);
  }

  private static Int2IntMap shared() {
    Int2IntMap counts = Int2IntMaps.synchronize(new Int2IntOpenHashMap(PAGES));
    IntStream.range(0, CLICKS).parallel().forEach(click -> counts.merge(page(click), 1, SUM));
    return counts;
  }

  private static Int2IntMap inParts() {
    return IntStream.range(0, CLICKS)
        .parallel()
        .collect(
            () -> new Int2IntOpenHashMap(PAGES),
            (counts, click) -> counts.addTo(page(click), 1),
            (counts, others) ->
                others
                    .int2IntEntrySet()
                    .fastForEach(page -> counts.addTo(page.getIntKey(), page.getIntValue())));
  }
}
