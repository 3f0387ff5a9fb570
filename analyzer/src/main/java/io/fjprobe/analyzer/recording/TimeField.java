package io.fjprobe.analyzer.recording;

import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.IUnit;

/** A moment or span, converted from the clock of its chunk to nanoseconds; 0 where missing. */
final class TimeField {

  private final int index;
  private final IUnit unit;

  TimeField(int index, IUnit unit) {
    this.index = index;
    this.unit = unit;
  }

  long of(Object[] event) {
    return index >= 0 && event[index] instanceof IQuantity quantity
        ? quantity.clampedLongValueIn(unit)
        : 0;
  }
}
