package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.Names;

/** A string; "" where it is missing. */
public final class TextField {

  private final int index;
  private final boolean name;

  /**
   * @param name cut where it is too long
   */
  TextField(int index, boolean name) {
    this.index = index;
    this.name = name;
  }

  /** Whether events of this type have it. */
  public boolean isThere() {
    return index >= 0;
  }

  public String of(EventValues event) {
    String text = index < 0 ? null : event.text(index);
    if (text == null) {
      return "";
    }
    return name ? Names.cut(text) : text;
  }
}
