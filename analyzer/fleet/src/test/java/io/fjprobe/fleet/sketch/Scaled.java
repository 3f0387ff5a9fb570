package io.fjprobe.fleet.sketch;

import java.util.Random;

/** A sketch of durations like those of another one. */
public final class Scaled {

  private static final double OF_ITEMS = 0.05;

  private Scaled() {}

  /** As many durations, all longer by a factor, each with a little noise. */
  public static byte[] by(byte[] bytes, double factor, Random random) {
    KllDurations from = KllDurations.of(bytes);
    KllDurations to = new KllDurations();
    from.forEach(
        (nanos, weight) ->
            to.add(
                Math.round(nanos * factor * Math.exp(random.nextGaussian() * OF_ITEMS)), weight));
    return to.toBytes();
  }
}
