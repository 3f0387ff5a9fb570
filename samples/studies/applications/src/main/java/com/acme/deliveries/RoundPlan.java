package com.acme.deliveries;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tinylog.Logger;
import org.tinylog.configuration.Configuration;

/**
 * A parallel stream plans rounds of drivers, from one stop to the nearest that is left. It tells
 * tinylog the plan in detail, which is not to be written: as a text (text), or as somebody to ask
 * for it (lazy).
 */
public final class RoundPlan {
  private static final int ROUNDS = 2_000;
  private static final int STOPS = 16;

  private RoundPlan() {}

  public static void main(String[] args) {
    Configuration.set("level", "warn");
    boolean lazy = args[0].equals("lazy");
    long expected = IntStream.range(0, ROUNDS).mapToLong(round -> length(plan(round))).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long days = 0;
    while (shift.goesOn()) {
      right &=
          expected
              == IntStream.range(0, ROUNDS)
                  .parallel()
                  .mapToLong(round -> lazy ? planLazily(round) : planWithText(round))
                  .sum();
      days++;
    }
    Outcome.end(right && days > 0, "deliveries: " + days * ROUNDS + " rounds planned");
  }

  private static long planWithText(int round) {
    int[] stops = plan(round);
    Logger.debug("round " + round + ": " + describe(stops));
    return length(stops);
  }

  private static long planLazily(int round) {
    int[] stops = plan(round);
    Logger.debug(() -> "round " + round + ": " + describe(stops));
    return length(stops);
  }

  private static String describe(int[] stops) {
    return Arrays.stream(stops)
        .mapToObj(stop -> String.format("(%d km, %d km)", stop % 100, stop / 100))
        .collect(Collectors.joining(" -> "));
  }

  private static int[] plan(int round) {
    int[] stops = new int[STOPS];
    for (int at = 0; at < STOPS; at++) {
      stops[at] = Math.floorMod(round * 7_919 + at * 104_729, 10_000);
    }
    for (int at = 0; at < STOPS - 1; at++) {
      int nearest = at + 1;
      for (int other = at + 2; other < STOPS; other++) {
        if (distance(stops[at], stops[other]) < distance(stops[at], stops[nearest])) {
          nearest = other;
        }
      }
      int next = stops[nearest];
      stops[nearest] = stops[at + 1];
      stops[at + 1] = next;
    }
    return stops;
  }

  private static long length(int[] stops) {
    double length = 0;
    for (int at = 1; at < STOPS; at++) {
      length += distance(stops[at - 1], stops[at]);
    }
    return (long) length;
  }

  private static double distance(int from, int to) {
    return Math.hypot(from % 100 - to % 100, from / 100 - to / 100);
  }
}
