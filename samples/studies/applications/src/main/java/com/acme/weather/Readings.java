package com.acme.weather;

import com.acme.common.Pricing;
import com.google.gson.Gson;

/** What a weather station measured in a day, as Gson reads it. */
final class Readings {
  private static final int COUNT = 8_000;
  private static final Gson GSON = new Gson();
  private int station;

  @SuppressWarnings("unused") // Gson writes it, and StationFiles finds it in the text
  private String country;

  private double[] values;

  private Readings() {}

  static Readings sample(int station) {
    Readings readings = new Readings();
    readings.station = station;
    readings.country = station % 10 == 0 ? "DK" : "DE";
    readings.values = new double[COUNT];
    for (int hour = 0; hour < COUNT; hour++) {
      readings.values[hour] = (station * 31 + hour * 17) % 400 / 10.0;
    }
    return readings;
  }

  static Readings parse(String line) {
    return GSON.fromJson(line, Readings.class);
  }

  /** Some hundred microseconds. */
  long forecast() {
    return total() + Pricing.cents(station, Pricing.DETAILED / 4);
  }

  /** In tenths of a degree. */
  long total() {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return Math.round(sum * 10);
  }
}
