package io.fjprobe.analyzer.recording.field;

import org.openjdk.jmc.common.unit.IQuantity;

/** A count, id, size or time in the unit that the event declares; -1 where the field is missing. */
public final class NumberField {

  public static final long NOT_RECORDED = -1;

  private final int index;

  NumberField(int index) {
    this.index = index;
  }

  public long of(Object[] event) {
    if (index < 0) {
      return NOT_RECORDED;
    }
    Object value = event[index];
    if (value instanceof IQuantity quantity) {
      return quantity.longValue();
    }
    return value instanceof Number number ? number.longValue() : NOT_RECORDED;
  }

  public int intOf(Object[] event) {
    return (int) of(event);
  }

  /** For shares from 0 to 1. */
  public double shareOf(Object[] event) {
    return index >= 0 && event[index] instanceof IQuantity quantity ? quantity.doubleValue() : 0;
  }
}
