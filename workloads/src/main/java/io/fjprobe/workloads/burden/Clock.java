package io.fjprobe.workloads.burden;

/** The time from one reading of the clock to the next. All times here contain it about once. */
final class Clock {
  private Clock() {}

  static void measure(Samples samples) {
    while (samples.wantMore()) {
      long start = System.nanoTime();
      samples.add(System.nanoTime() - start);
    }
  }
}
