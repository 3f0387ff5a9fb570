package io.fjprobe.weaving.recording;

import io.fjprobe.weaving.jvm.ModuleReads;
import java.lang.instrument.Instrumentation;
import jdk.jfr.FlightRecorder;

/**
 * The size at which the Flight Recorder begins a new chunk. That takes it some ten milliseconds,
 * and at level=full it would do so several times a second. The size is that of all recordings, so
 * it stays as it is if there are others, or if the user chose one.
 */
final class ChunkSize {

  private static final long MEGABYTE = 1 << 20;
  private static final long USUAL = 12 * MEGABYTE;

  /** Each CPU that the analyzer uses needs twice that much memory. */
  private static final long LARGE = 32 * MEGABYTE;

  private ChunkSize() {}

  /**
   * Once the only recording runs. Where this JDK does not allow it, recording only costs more.
   *
   * @return whether {@link #restore} has something to do
   */
  static boolean enlarge(Instrumentation instrumentation) {
    try {
      if (FlightRecorder.getFlightRecorder().getRecordings().size() != 1) {
        return false;
      }
      ModuleReads.openFlightRecorderTo(ChunkSize.class, instrumentation);
      Object size = options().getMethod("getMaxChunkSize").invoke(null);
      if (!size.equals(USUAL)) {
        return false;
      }
      set(LARGE);
      return true;
    } catch (ReflectiveOperationException | RuntimeException e) {
      return false;
    }
  }

  static void restore() {
    try {
      set(USUAL);
    } catch (ReflectiveOperationException | RuntimeException e) {
      // it could be set before
    }
  }

  private static void set(long bytes) throws ReflectiveOperationException {
    options().getMethod("setMaxChunkSize", long.class).invoke(null, bytes);
  }

  private static Class<?> options() throws ClassNotFoundException {
    return Class.forName("jdk.jfr.internal.Options");
  }
}
