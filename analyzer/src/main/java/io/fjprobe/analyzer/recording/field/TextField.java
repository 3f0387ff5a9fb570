package io.fjprobe.analyzer.recording.field;

/** A string; "" where it is missing. */
public final class TextField {

  private final int index;

  TextField(int index) {
    this.index = index;
  }

  public String of(Object[] event) {
    return index >= 0 && event[index] instanceof String text ? text : "";
  }
}
