package io.fjprobe.analyzer.recording.field;

import org.openjdk.jmc.common.unit.IUnit;

/** A moment or span, converted from the clock of its chunk to nanoseconds; 0 where missing. */
public final class TimeField {

  private final int index;
  private final IUnit unit;

  TimeField(int index, IUnit unit) {
    this.index = index;
    this.unit = unit;
  }

  public long of(EventValues event) {
    return index < 0 ? 0 : event.time(index, unit);
  }
}
