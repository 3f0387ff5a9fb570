package io.fjprobe.analyzer.recording.moment;

/**
 * Moments in which somebody waits for one result before going on to the next.
 *
 * @param nanos of wall time
 * @param holding thread time of those that hold these moments up, in nanoseconds
 */
public record OneByOne(double nanos, double holding) {

  OneByOne plus(OneByOne other) {
    return new OneByOne(nanos + other.nanos, holding + other.holding);
  }
}
