package com.acme.tracking;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import dev.failsafe.Failsafe;
import dev.failsafe.FailsafeExecutor;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;

/**
 * Plans for trucks, by planners of which there are two and never more: a plan asks for its parcels
 * (asking), or is made of them when they are there (composed).
 */
public final class Dispatch {
  private static final int TRUCKS = 8;
  private final ForkJoinPool planners =
      new ForkJoinPool(
          2,
          ForkJoinPool.defaultForkJoinWorkerThreadFactory,
          null,
          false,
          2,
          2,
          1,
          pool -> true,
          60,
          TimeUnit.SECONDS);
  private final Carrier carrier = Carrier.open();
  private final FailsafeExecutor<Long> retrying =
      Failsafe.with(ParcelTracking.retries()).with(Executors.newFixedThreadPool(48));
  private final PriceList arrivals = new PriceList(Pricing.DETAILED);

  private Dispatch() throws Exception {}

  public static void main(String[] args) throws Exception {
    boolean asking = args[0].equals("asking");
    Dispatch dispatch = new Dispatch();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long trucks = 0;
    while (shift.goesOn()) {
      List<CompletableFuture<Boolean>> plans =
          LongStream.range(trucks, trucks + TRUCKS)
              .mapToObj(truck -> asking ? dispatch.asking(truck) : dispatch.composed(truck))
              .toList();
      right &= plans.stream().allMatch(CompletableFuture::join);
      trucks += TRUCKS;
    }
    Outcome.end(right && trucks > 0, "tracking: " + trucks + " trucks");
  }

  private CompletableFuture<Boolean> asking(long truck) {
    return CompletableFuture.supplyAsync(() -> plan(truck, depots(truck)), planners);
  }

  private CompletableFuture<Boolean> composed(long truck) {
    List<CompletableFuture<Long>> depots = depots(truck);
    return CompletableFuture.allOf(depots.toArray(CompletableFuture[]::new))
        .thenApplyAsync(all -> plan(truck, depots), planners);
  }

  private List<CompletableFuture<Long>> depots(long truck) {
    return ParcelTracking.parcels(truck).stream()
        .map(parcel -> retrying.getAsync(() -> carrier.locate(parcel)))
        .toList();
  }

  private boolean plan(long truck, List<CompletableFuture<Long>> depots) {
    List<Long> parcels = ParcelTracking.parcels(truck);
    boolean right = true;
    for (int i = 0; i < parcels.size(); i++) {
      long parcel = parcels.get(i);
      right &= depots.get(i).join() == Backend.answerTo(parcel);
      right &= arrivals.right(parcel, ParcelTracking.arrival(parcel));
    }
    return right;
  }
}
