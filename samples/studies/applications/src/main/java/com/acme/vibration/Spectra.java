package com.acme.vibration;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.stream.IntStream;
import org.jtransforms.fft.DoubleFFT_1D;
import org.jtransforms.utils.CommonUtils;

/**
 * A parallel stream looks for the loudest frequency in short recordings of machines. JTransforms
 * transforms a recording on the thread that asks for it (whole), or is told to divide even short
 * ones among threads of its own (divided).
 */
public final class Spectra {
  private static final int RECORDINGS = 256;
  private static final int SAMPLES = 2_048;
  private static final DoubleFFT_1D TRANSFORM = new DoubleFFT_1D(SAMPLES);

  private Spectra() {}

  public static void main(String[] args) {
    if (args[0].equals("divided")) {
      CommonUtils.setThreadsBeginN_1D_FFT_2Threads(1_024);
    }
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long analysed = 0;
    while (shift.goesOn()) {
      right &=
          IntStream.range(0, RECORDINGS)
                  .parallel()
                  .filter(recording -> loudest(recording) == frequency(recording))
                  .count()
              == RECORDINGS;
      analysed += RECORDINGS;
    }
    Outcome.end(right && analysed > 0, "vibration: " + analysed + " recordings");
  }

  private static int frequency(int recording) {
    return 10 + recording;
  }

  private static int loudest(int recording) {
    double[] samples = new double[2 * SAMPLES];
    int period = frequency(recording);
    for (int at = 0; at < SAMPLES; at++) {
      samples[2 * at] = (long) at * period % SAMPLES < SAMPLES / 2 ? 1 : -1;
    }
    TRANSFORM.complexForward(samples);
    int loudest = 1;
    for (int at = 1; at < SAMPLES / 2; at++) {
      if (power(samples, at) > power(samples, loudest)) {
        loudest = at;
      }
    }
    return loudest;
  }

  private static double power(double[] samples, int at) {
    double re = samples[2 * at];
    double im = samples[2 * at + 1];
    return re * re + im * im;
  }
}
