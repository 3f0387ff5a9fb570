package com.acme.transit;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/**
 * How far bus stops are from each other, by JGraphT: stop by stop (stops), or region by region, as
 * they were entered (regions).
 */
public final class TransitTimes {
  private static final int[] REGIONS = {60, 45, 70, 50, 65, 40, 55, 60, 75, 50, 280};
  private final ForkJoinPool pool = new ForkJoinPool();

  private TransitTimes() {}

  public static void main(String[] args) {
    TransitTimes times = new TransitTimes();
    boolean byRegion = args[0].equals("regions");
    List<Network> regions = new ArrayList<>();
    for (int stops : REGIONS) {
      regions.add(Network.of(stops));
    }
    long expected = regions.stream().mapToLong(Network::minutes).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long timetables = 0;
    while (shift.goesOn()) {
      right &= expected == (byRegion ? times.byRegion(regions) : times.byStop(regions));
      timetables++;
    }
    Outcome.end(right && timetables > 0, "transit: " + timetables + " timetables");
  }

  private long byRegion(List<Network> regions) {
    List<ForkJoinTask<Long>> minutes = new ArrayList<>();
    for (Network region : regions) {
      minutes.add(pool.submit(region::minutes));
    }
    return minutes.stream().mapToLong(ForkJoinTask::join).sum();
  }

  private long byStop(List<Network> regions) {
    return pool.submit(
            () ->
                regions.stream()
                    .mapToLong(r -> r.stops().parallelStream().mapToLong(r::minutesFrom).sum())
                    .sum())
        .join();
  }
}
