package com.acme.tax;

import com.acme.common.Outcome;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.LongAdder;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.Interval;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.eclipse.collections.impl.parallel.ParallelIterate;

/** Taxes of a list of persons by Eclipse Collections: in batches (batches), or all as one (one). */
public final class TaxRun {
  private static final int PERSONS = 4_000;

  private TaxRun() {}

  public static void main(String[] args) {
    int batch = args[0].equals("one") ? PERSONS : PERSONS / 16;
    MutableList<Integer> persons = FastList.newList(Interval.oneTo(PERSONS));
    long expected = 0;
    for (int person : persons) {
      expected += tax(person);
    }
    ForkJoinPool pool = new ForkJoinPool(2);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long runs = 0;
    while (shift.goesOn()) {
      right &= expected == taxes(persons, batch, pool);
      runs++;
    }
    Outcome.end(right && runs > 0, "tax: " + runs + " runs");
  }

  private static long taxes(MutableList<Integer> persons, int batch, ForkJoinPool pool) {
    LongAdder sum = new LongAdder();
    ParallelIterate.forEach(persons, person -> sum.add(tax(person)), batch, pool);
    return sum.sum();
  }

  private static long tax(int person) {
    return Pricing.cents(person, Pricing.DETAILED / 50);
  }
}
