package com.acme.meters;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.LongSupplier;
import org.apache.commons.csv.CSVRecord;

/**
 * Meter readings are parsed by Commons CSV and summed up: by a task for each file (files), or for
 * each street (streets). Or only summed up: by a task for each line (lines) or file (lists).
 */
public final class MeterReadings {
  private static final int FILES = 80;
  private static final int LINES = 400;
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final List<String> files = new ArrayList<>();
  private final List<List<CSVRecord>> parsed = new ArrayList<>();

  private MeterReadings() {
    for (int file = 0; file < FILES; file++) {
      files.add(Readings.written(file, LINES));
      parsed.add(Readings.parsed(files.get(file)));
    }
  }

  public static void main(String[] args) {
    MeterReadings readings = new MeterReadings();
    LongSupplier day = readings.day(args[0]);
    long expected = readings.files.stream().mapToLong(Readings::used).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long days = 0;
    while (shift.goesOn()) {
      right &= expected == day.getAsLong();
      days++;
    }
    Outcome.end(right && days > 0, "meters: " + days + " days");
  }

  private LongSupplier day(String how) {
    switch (how) {
      case "lines":
        return this::byLine;
      case "lists": // what lines would do with a task for each file
        return this::byList;
      case "streets":
        return () -> pool.invoke(new Streets(streets()));
      default:
        return this::byFile;
    }
  }

  private long byFile() {
    List<ForkJoinTask<Long>> sums = new ArrayList<>();
    for (String file : files) {
      sums.add(pool.submit(() -> Readings.used(file)));
    }
    return sum(sums);
  }

  private long byLine() {
    List<ForkJoinTask<Long>> used = new ArrayList<>();
    for (List<CSVRecord> file : parsed) {
      for (CSVRecord line : file) {
        used.add(pool.submit(() -> Readings.used(line)));
      }
    }
    return sum(used);
  }

  private long byList() {
    List<ForkJoinTask<Long>> used = new ArrayList<>();
    for (List<CSVRecord> file : parsed) {
      used.add(pool.submit(() -> Readings.used(file)));
    }
    return sum(used);
  }

  private static long sum(List<ForkJoinTask<Long>> parts) {
    long sum = 0;
    for (ForkJoinTask<Long> part : parts) {
      sum += part.join();
    }
    return sum;
  }

  /** A dozen short streets, and the one where most people live. */
  private List<List<String>> streets() {
    List<List<String>> streets = new ArrayList<>();
    for (String file : files.subList(0, 12)) {
      streets.add(Collections.singletonList(file));
    }
    streets.add(files.subList(12, FILES));
    return streets;
  }
}
