package io.fjprobe.analyzer.recording.field;

import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.IUnit;

/** A moment or span, converted from the clock of its chunk to nanoseconds; 0 where missing. */
public final class TimeField {

  private final int index;
  private final IUnit unit;

  TimeField(int index, IUnit unit) {
    this.index = index;
    this.unit = unit;
  }

  public long of(Object[] event) {
    if (index < 0 || !(event[index] instanceof IQuantity quantity)) {
      return 0;
    }
    // looking up the conversion costs more than the rest of a steal
    return quantity.getUnit() == unit ? quantity.longValue() : quantity.clampedLongValueIn(unit);
  }
}
