package io.fjprobe.analyzer.recording;

/** A string; "" where it is missing. */
final class TextField {

  private final int index;

  TextField(int index) {
    this.index = index;
  }

  String of(Object[] event) {
    return index >= 0 && event[index] instanceof String text ? text : "";
  }
}
