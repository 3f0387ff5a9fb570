package io.fjprobe.analyzer.recording;

import org.openjdk.jmc.common.unit.IQuantity;

/** A count, id, size or time in the unit that the event declares; -1 where the field is missing. */
final class NumberField {

  private final int index;

  NumberField(int index) {
    this.index = index;
  }

  long of(Object[] event) {
    if (index < 0) {
      return Snapshot.NOT_RECORDED;
    }
    Object value = event[index];
    if (value instanceof IQuantity quantity) {
      return quantity.longValue();
    }
    return value instanceof Number number ? number.longValue() : Snapshot.NOT_RECORDED;
  }

  int intOf(Object[] event) {
    return (int) of(event);
  }

  /** For shares from 0 to 1. */
  double shareOf(Object[] event) {
    return index >= 0 && event[index] instanceof IQuantity quantity ? quantity.doubleValue() : 0;
  }
}
