package com.acme.tracking;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import dev.failsafe.Failsafe;
import dev.failsafe.FailsafeExecutor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

/** Plans for trucks, in a pool that has two threads and, as was decided, never more. */
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
    Dispatch dispatch = new Dispatch();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long trucks = 0;
    while (shift.goesOn()) {
      right &= dispatch.plan(trucks);
      trucks += TRUCKS;
    }
    Outcome.end(right && trucks > 0, "tracking: " + trucks + " trucks");
  }

  private boolean plan(long first) {
    List<ForkJoinTask<Boolean>> plans = new ArrayList<>();
    for (long truck = first; truck < first + TRUCKS; truck++) {
      long of = truck;
      plans.add(planners.submit(() -> planned(of)));
    }
    return plans.stream().allMatch(ForkJoinTask::join);
  }

  private boolean planned(long truck) {
    List<Long> parcels = ParcelTracking.parcels(truck);
    List<CompletableFuture<Long>> depots =
        parcels.stream()
            .map(parcel -> retrying.getAsync(() -> carrier.locate(parcel)))
            .toList();
    boolean right = true;
    for (int i = 0; i < parcels.size(); i++) {
      long parcel = parcels.get(i);
      right &= depots.get(i).join() == Backend.answerTo(parcel);
      right &= arrivals.right(parcel, ParcelTracking.arrival(parcel));
    }
    return right;
  }
}
