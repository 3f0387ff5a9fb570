package com.acme.clicks;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A parallel stream finds out who has clicked at all, with sets of fastutil: it adds to a set
 * (collect), or makes a new one of each set and the next visitor (reduce).
 */
public final class Audience {
  private static final int CLICKS = 40_000;
  private static final int VISITORS = 300;
  private final List<Integer> clicks =
      IntStream.range(0, CLICKS)
          .mapToObj(click -> (int) (click * 2_654_435_761L % VISITORS))
          .collect(Collectors.toList());

  private Audience() {}

  public static void main(String[] args) {
    Audience audience = new Audience();
    Supplier<IntOpenHashSet> who =
        args[0].equals("collect") ? audience::collected : audience::reduced;
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long days = 0;
    while (shift.goesOn()) {
      right &= who.get().size() == VISITORS;
      days++;
    }
    Outcome.end(right && days > 0, "clicks: " + days + " audiences");
  }

  private IntOpenHashSet collected() {
    return clicks.parallelStream()
        .collect(
            IntOpenHashSet::new,
            (visitors, visitor) -> visitors.add(visitor.intValue()),
            IntOpenHashSet::addAll);
  }

  private IntOpenHashSet reduced() {
    return clicks.parallelStream().reduce(new IntOpenHashSet(), Audience::with, Audience::union);
  }

  private static IntOpenHashSet with(IntOpenHashSet visitors, Integer visitor) {
    IntOpenHashSet more = new IntOpenHashSet(visitors);
    more.add(visitor.intValue());
    return more;
  }

  private static IntOpenHashSet union(IntOpenHashSet visitors, IntOpenHashSet others) {
    IntOpenHashSet all = new IntOpenHashSet(visitors);
    all.addAll(others);
    return all;
  }
}
