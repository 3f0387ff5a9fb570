package io.fjprobe.analyzer.recording.field;

/** A moment or span, converted from the clock of its chunk to nanoseconds; 0 where missing. */
public final class TimeField {

  private final int index;
  private final boolean moment;

  private TimeField(int index, boolean moment) {
    this.index = index;
    this.moment = moment;
  }

  static TimeField moment(int index) {
    return new TimeField(index, true);
  }

  static TimeField span(int index) {
    return new TimeField(index, false);
  }

  public long of(EventValues event) {
    return index < 0 ? 0 : moment ? event.moment(index) : event.span(index);
  }
}
