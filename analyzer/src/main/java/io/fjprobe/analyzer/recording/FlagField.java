package io.fjprobe.analyzer.recording;

/** A boolean; false where it is missing. */
final class FlagField {

  private final int index;

  FlagField(int index) {
    this.index = index;
  }

  boolean of(Object[] event) {
    return index >= 0 && Boolean.TRUE.equals(event[index]);
  }
}
