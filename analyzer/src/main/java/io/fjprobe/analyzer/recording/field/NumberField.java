package io.fjprobe.analyzer.recording.field;

import org.jspecify.annotations.Nullable;

/** A count, id, size or time in the unit that the event declares; -1 where the field is missing. */
public final class NumberField {

  /** A number has this value where it was not recorded. */
  public static final long NOT_RECORDED = -1;

  private final int index;

  /** Null: not recorded. */
  public static @Nullable Object recorded(long value) {
    return value == NOT_RECORDED ? null : value;
  }

  NumberField(int index) {
    this.index = index;
  }

  public long of(EventValues event) {
    return index < 0 ? NOT_RECORDED : event.number(index);
  }

  public int intOf(EventValues event) {
    return (int) of(event);
  }

  /** Returns a share from 0 to 1; 0 where the field is missing. */
  public double shareOf(EventValues event) {
    return index < 0 ? 0 : event.share(index);
  }
}
