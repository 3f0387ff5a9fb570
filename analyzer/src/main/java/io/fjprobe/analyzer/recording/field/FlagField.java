package io.fjprobe.analyzer.recording.field;

/** A boolean; false where it is missing. */
public final class FlagField {

  private final int index;

  FlagField(int index) {
    this.index = index;
  }

  public boolean of(EventValues event) {
    return index >= 0 && event.flag(index);
  }
}
