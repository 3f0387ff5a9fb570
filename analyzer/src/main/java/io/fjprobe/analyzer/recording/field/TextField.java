package io.fjprobe.analyzer.recording.field;

/** A string; "" where it is missing. */
public final class TextField {

  private final int index;

  TextField(int index) {
    this.index = index;
  }

  /** Whether events of this type have it. */
  public boolean isThere() {
    return index >= 0;
  }

  public String of(Object[] event) {
    return index >= 0 && event[index] instanceof String text ? text : "";
  }
}
