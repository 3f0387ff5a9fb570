package com.acme.segments;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import org.roaringbitmap.RoaringBitmap;

/** Questions about sets of customers: overlaps of all pairs (order), or of all choices (fifo). */
public final class Segments {
  private Segments() {}

  public static void main(String[] args) {
    boolean fifo = args[0].equals("fifo");
    List<RoaringBitmap> sets = CustomerSets.some(fifo ? 16 : 96);
    ForkJoinPool pool =
        new ForkJoinPool(2, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, fifo);
    long expected = question(fifo, sets).invoke();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long questions = 0;
    while (shift.goesOn()) {
      right &= expected == pool.invoke(question(fifo, sets));
      questions++;
    }
    Outcome.end(right && questions > 0, "segments: " + questions + " questions");
  }

  private static RecursiveTask<Long> question(boolean choices, List<RoaringBitmap> sets) {
    return choices
        ? new Choices(sets, 0, RoaringBitmap.bitmapOfRange(0, 4_000))
        : new Overlaps(sets, 0, sets.size());
  }
}
