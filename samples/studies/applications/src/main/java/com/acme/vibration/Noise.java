package com.acme.vibration;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.stream.Collectors;
import org.jtransforms.fft.DoubleFFT_1D;

/**
 * Transforms a long recording, and has a parallel stream add up how loud it is in total: of numbers
 * (numbers) or of a list of them (list).
 */
public final class Noise {
  private static final int SAMPLES = 1 << 16;
  private static final int BANDS = 16;
  private final double[] spectrum = new double[SAMPLES];

  private Noise() {
    for (int at = 0; at < SAMPLES; at++) {
      spectrum[at] = at * 7_919L % 1_000;
    }
    new DoubleFFT_1D(SAMPLES).realForward(spectrum);
  }

  public static void main(String[] args) {
    Noise noise = new Noise();
    List<Double> list = Arrays.stream(noise.spectrum).boxed().collect(Collectors.toList());
    DoubleSupplier loudness =
        args[0].equals("list") ? () -> ofList(list) : () -> ofNumbers(noise.spectrum);
    double expected = loudness.getAsDouble();
    Shift shift = Shift.ofSeconds(10);
    boolean right = expected > 0;
    long reports = 0;
    while (shift.goesOn()) {
      right &= Math.abs(loudness.getAsDouble() - expected) < expected / 1_000_000;
      reports++;
    }
    Outcome.end(right && reports > 0, "vibration: " + reports + " reports");
  }

  private static double ofList(List<Double> spectrum) {
    double total = 0;
    for (int band = 0; band < BANDS; band++) {
      double weight = 1.0 / (band + 1);
      total +=
          spectrum.parallelStream()
              .map(amplitude -> amplitude * weight)
              .map(amplitude -> amplitude * amplitude)
              .reduce(0.0, Double::sum);
    }
    return total;
  }

  private static double ofNumbers(double[] spectrum) {
    double total = 0;
    for (int band = 0; band < BANDS; band++) {
      double weight = 1.0 / (band + 1);
      total +=
          Arrays.stream(spectrum)
              .parallel()
              .map(amplitude -> amplitude * weight)
              .map(amplitude -> amplitude * amplitude)
              .reduce(0.0, Double::sum);
    }
    return total;
  }
}
