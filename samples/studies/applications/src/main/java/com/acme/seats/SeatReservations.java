package com.acme.seats;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Tasks compute fares and write reservations into a database: by a short transaction (short), by
 * one around it all (locked), or with a commit to the disk for each (synced) or for many (batched).
 */
public final class SeatReservations {
  private static final int BATCH = 200;
  private static final int STEPS = 4 * Pricing.DETAILED;
  private static final int QUICK_STEPS = Pricing.DETAILED / 2;
  private final String how;
  private final int steps;
  private final Database database;
  private final PriceList fares;
  private final ForkJoinPool pool = new ForkJoinPool(2);

  private SeatReservations(String how) throws Exception {
    boolean onDisk = how.equals("synced") || how.equals("batched");
    this.how = how;
    steps = onDisk ? QUICK_STEPS : STEPS;
    database = onDisk ? Database.onDisk() : Database.inMemory();
    fares = new PriceList(steps);
  }

  public static void main(String[] args) throws Exception {
    SeatReservations reservations = new SeatReservations(args[0]);
    Shift shift = Shift.ofSeconds(10);
    long made = 0;
    long paid = 0;
    while (shift.goesOn()) {
      List<Future<Long>> fares = reservations.pool.invokeAll(reservations.batch());
      reservations.settle(fares);
      for (Future<Long> fare : fares) {
        paid += fare.get();
        made++;
      }
    }
    boolean right = made > 0 && reservations.database.sum("taken") == made;
    right &= reservations.database.sum("paid") == paid;
    Outcome.end(right, "seats: " + made + " reservations");
  }

  private List<Callable<Long>> batch() {
    return LongStream.range(0, BATCH)
        .mapToObj(number -> (Callable<Long>) () -> reserved(number % Database.TRAINS))
        .collect(Collectors.toList());
  }

  private long reserved(long train) throws SQLException {
    if (how.equals("batched")) {
      return fare(train);
    }
    if (!how.equals("locked")) {
      return written(train, fare(train));
    }
    database.take(train);
    long fare = fare(train);
    database.pay(train, fare);
    database.commit();
    return fare;
  }

  private long fare(long train) {
    long fare = Pricing.cents(PriceList.option(train), steps);
    if (!fares.right(train, fare)) {
      throw new IllegalStateException("wrong fare of " + train);
    }
    return fare;
  }

  private long written(long train, long fare) throws SQLException {
    database.take(train);
    database.pay(train, fare);
    database.commit();
    return fare;
  }

  /** What was only computed is written down by the caller. */
  private void settle(List<Future<Long>> computed) throws Exception {
    if (how.equals("batched")) {
      for (int number = 0; number < BATCH; number++) {
        database.take(number % Database.TRAINS);
        database.pay(number % Database.TRAINS, computed.get(number).get());
      }
      database.commit();
    }
  }
}
