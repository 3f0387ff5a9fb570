package com.acme.sensors;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Readings of sensors, by Mutiny: a few every second (ticks), or as many as possible, from gateways
 * that are asked on threads for that (gateways).
 */
public final class SensorWatch {
  private static final int SENSORS = 32;
  private final Backend gateway;
  private final ExecutorService threads = Executors.newFixedThreadPool(SENSORS);
  private final PriceList forecasts = new PriceList(Pricing.DETAILED);

  private SensorWatch(Backend gateway) {
    this.gateway = gateway;
  }

  public static void main(String[] args) throws Exception {
    SensorWatch watch = new SensorWatch(Backend.start(8));
    if (args[0].equals("ticks")) {
      long ticks = watch.ticks();
      Outcome.end(ticks > 0, "sensors: " + ticks + " ticks");
    }
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= watch.round(rounds * SENSORS);
      rounds++;
    }
    Outcome.end(right && rounds > 0, "sensors: " + rounds + " rounds");
  }

  /** Four times a second; how often all of it was right, or 0 if it once was not. */
  private long ticks() {
    AtomicLong right = new AtomicLong();
    long ticks =
        Multi.createFrom()
            .ticks()
            .every(Duration.ofMillis(250))
            .select()
            .first(40)
            .onItem()
            .transformToUniAndConcatenate(tick -> forecast(tick))
            .invoke(wasRight -> right.addAndGet(wasRight ? 1 : 0))
            .collect()
            .asList()
            .await()
            .atMost(Duration.ofSeconds(30))
            .size();
    return ticks == right.get() ? ticks : 0;
  }

  private Uni<Boolean> forecast(long tick) {
    return Uni.createFrom()
        .item(() -> forecasts.right(tick, Pricing.cents(PriceList.option(tick), Pricing.DETAILED)))
        .runSubscriptionOn(Infrastructure.getDefaultExecutor());
  }

  private boolean round(long first) {
    List<Uni<Long>> readings =
        LongStream.range(first, first + SENSORS)
            .mapToObj(this::reading)
            .collect(Collectors.toList());
    List<Long> read = Uni.join().all(readings).andFailFast().await().atMost(Duration.ofSeconds(30));
    boolean right =
        LongStream.range(0, SENSORS)
            .allMatch(i -> read.get((int) i) == Backend.answerTo(first + i));
    return right
        && LongStream.range(first, first + SENSORS)
            .parallel()
            .allMatch(
                s -> forecasts.right(s, Pricing.cents(PriceList.option(s), Pricing.DETAILED)));
  }

  private Uni<Long> reading(long sensor) {
    return Uni.createFrom().item(() -> gateway.ask(sensor)).runSubscriptionOn(threads);
  }
}
