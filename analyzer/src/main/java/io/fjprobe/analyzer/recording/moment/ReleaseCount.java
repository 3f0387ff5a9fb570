package io.fjprobe.analyzer.recording.moment;

/**
 * How often threads that waited at one line were seen to be let go on from another line.
 *
 * @param together of these, how often the same thread let yet another one go on at the same moment
 * @param timed of these, how often because a time had come
 */
public record ReleaseCount(int times, int together, int timed) {

  ReleaseCount plus(ReleaseCount other) {
    return new ReleaseCount(times + other.times, together + other.together, timed + other.timed);
  }
}
