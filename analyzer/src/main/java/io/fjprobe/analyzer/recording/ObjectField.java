package io.fjprobe.analyzer.recording;

/** A field as the parser made it; null where it is missing. */
final class ObjectField {

  private final int index;

  ObjectField(int index) {
    this.index = index;
  }

  Object of(Object[] event) {
    return index < 0 ? null : event[index];
  }
}
