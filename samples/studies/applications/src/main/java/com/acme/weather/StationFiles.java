package com.acme.weather;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import com.acme.common.Visitors;
import com.google.gson.Gson;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Readings of weather stations are parsed by Gson: by a parallel stream (lines), now and then
 * (calm), by the caller before it (document), or while a total is added up (totals).
 */
public final class StationFiles {
  private static final int STATIONS = 200;
  private static final int FEW = 12;
  private final Gson gson = new Gson();
  private final List<String> lines =
      IntStream.range(0, STATIONS)
          .mapToObj(station -> gson.toJson(Readings.sample(station)))
          .collect(Collectors.toList());
  private final String document = "[" + String.join(",", lines) + "]";

  private StationFiles() {}

  public static void main(String[] args) throws InterruptedException {
    StationFiles files = new StationFiles();
    if (args[0].equals("calm")) {
      files.calm();
    }
    LongSupplier day = files.day(args[0]);
    long expected =
        args[0].matches("totals|summed") ? files.total() : files.forecast(STATIONS, false);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long days = 0;
    while (shift.goesOn()) {
      right &= expected == day.getAsLong();
      days++;
    }
    Outcome.end(right && days > 0, "weather: " + days + " days");
  }

  private void calm() throws InterruptedException {
    long expected = forecast(FEW, false);
    Visitors visitors = Visitors.visit(2, 250, 10, question -> expected == forecast(FEW, true));
    Outcome.end(visitors.allRight(), "weather: " + visitors.answered() + " answers");
  }

  private LongSupplier day(String how) {
    switch (how) {
      case "document":
        return this::ofDocument;
      case "totals":
        return this::byCountry;
      case "summed": // what totals would do without its lock
        return () -> lines.parallelStream().mapToLong(line -> Readings.parse(line).total()).sum();
      default:
        return () -> forecast(STATIONS, true);
    }
  }

  private long forecast(int stations, boolean parallel) {
    List<String> some = lines.subList(0, stations);
    return (parallel ? some.parallelStream() : some.stream())
        .mapToLong(line -> Readings.parse(line).forecast())
        .sum();
  }

  private long ofDocument() {
    Readings[] stations = gson.fromJson(document, Readings[].class);
    return Arrays.stream(stations).parallel().mapToLong(Readings::forecast).sum();
  }

  private long byCountry() {
    Map<String, Long> totals = new ConcurrentHashMap<>();
    lines.parallelStream()
        .forEach(
            line ->
                totals.compute(
                    countryIn(line),
                    (country, sum) -> (sum == null ? 0 : sum) + Readings.parse(line).total()));
    return totals.values().stream().mapToLong(Long::longValue).sum();
  }

  private long total() {
    return lines.stream().mapToLong(line -> Readings.parse(line).total()).sum();
  }

  private static String countryIn(String line) {
    int at = line.indexOf("\"country\":\"") + "\"country\":\"".length();
    return line.substring(at, at + 2);
  }
}
