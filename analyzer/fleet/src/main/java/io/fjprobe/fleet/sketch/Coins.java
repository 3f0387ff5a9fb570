package io.fjprobe.fleet.sketch;

import java.lang.reflect.Field;
import java.util.Random;
import org.apache.datasketches.kll.KllFloatsSketch;

/**
 * The random bits of KLL sketches. When a sketch is full, a random bit says which half of its items
 * stays. The library draws these bits from one source for all sketches of a JVM, so that the same
 * durations become another sketch each time. Here each step begins with a seed that depends on the
 * sketch alone, so that the same steps make the same sketch, on any JVM and with any number of
 * threads.
 */
final class Coins {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  /** That of the library: the same field in its releases for JDK 17 and 25. */
  private static final Random RANDOM = ofLibrary();

  private Coins() {}

  /** One thread at a time does something with a sketch that may need coins. */
  static void with(long seed, Runnable step) {
    synchronized (RANDOM) {
      RANDOM.setSeed(mix(seed));
      step.run();
    }
  }

  /** Depends on how many items a sketch has, and on the least and the greatest one. */
  static long seed(KllFloatsSketch sketch) {
    if (sketch.isEmpty()) {
      return 0;
    }
    long ends =
        (long) Float.floatToIntBits(sketch.getMinItem()) << Integer.SIZE
            ^ Float.floatToIntBits(sketch.getMaxItem());
    return mix(ends) + sketch.getN();
  }

  /** Seeds that are near each other would begin with the same coin. */
  private static long mix(long value) {
    long mixed = (value + GOLDEN) * GOLDEN;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  private static Random ofLibrary() {
    try {
      Field field = KllFloatsSketch.class.getSuperclass().getDeclaredField("random");
      field.setAccessible(true);
      return (Random) field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("another release of DataSketches than expected", e);
    }
  }
}
