package com.acme.tracking;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import dev.failsafe.Failsafe;
import dev.failsafe.FailsafeExecutor;
import dev.failsafe.RetryPolicy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Where the parcels of a truck are, and when they will arrive. The carrier is asked by Failsafe,
 * with threads for that (threads) or as the parcels are streamed (stream).
 */
public final class ParcelTracking {
  private static final int PARCELS = 24;
  private final Carrier carrier;
  private final FailsafeExecutor<Long> retrying;

  private ParcelTracking(Carrier carrier, FailsafeExecutor<Long> retrying) {
    this.carrier = carrier;
    this.retrying = retrying;
  }

  public static void main(String[] args) throws Exception {
    boolean stream = args[0].equals("stream");
    FailsafeExecutor<Long> retrying = Failsafe.with(retries());
    ParcelTracking tracking =
        new ParcelTracking(Carrier.open(), stream ? retrying : retrying.with(threads()));
    PriceList arrivals = new PriceList(Pricing.DETAILED);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long trucks = 0;
    while (shift.goesOn()) {
      List<Long> parcels = parcels(trucks);
      List<Long> depots = stream ? tracking.streamed(parcels) : tracking.asked(parcels);
      right &= depots.equals(parcels.stream().map(Backend::answerTo).collect(Collectors.toList()));
      right &= parcels.parallelStream().allMatch(p -> arrivals.right(p, arrival(p)));
      trucks++;
    }
    Outcome.end(right && trucks > 0, "tracking: " + trucks + " trucks");
  }

  static RetryPolicy<Long> retries() {
    return RetryPolicy.<Long>builder()
        .handle(Carrier.Busy.class)
        .withDelay(Duration.ofMillis(15))
        .withMaxRetries(3)
        .build();
  }

  static List<Long> parcels(long truck) {
    return LongStream.range(truck * PARCELS, (truck + 1) * PARCELS)
        .boxed()
        .collect(Collectors.toList());
  }

  static long arrival(long parcel) {
    return Pricing.cents(PriceList.option(parcel), Pricing.DETAILED);
  }

  private static ExecutorService threads() {
    return Executors.newFixedThreadPool(PARCELS);
  }

  private List<Long> streamed(List<Long> parcels) {
    return parcels.parallelStream()
        .map(parcel -> retrying.get(() -> carrier.locate(parcel)))
        .collect(Collectors.toList());
  }

  private List<Long> asked(List<Long> parcels) {
    List<CompletableFuture<Long>> depots =
        parcels.stream()
            .map(parcel -> retrying.getAsync(() -> carrier.locate(parcel)))
            .collect(Collectors.toList());
    return depots.stream().map(CompletableFuture::join).collect(Collectors.toList());
  }
}
