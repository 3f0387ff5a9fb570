package io.fjprobe.bootstrap.event;

import io.fjprobe.bootstrap.sampling.Interval;
import java.util.Set;
import jdk.jfr.SettingControl;

/**
 * The setting "interval" of an event: auto (as many as the level allows), 1 (each one) or n (one in
 * n). If recordings differ, the smallest number wins, which is 1: all of them get each one; auto
 * only where none gives a number.
 */
abstract class IntervalControl extends SettingControl {

  static final String AUTO = "auto";

  private final Interval interval;
  private volatile String value = AUTO;
  private volatile String combined = AUTO;

  IntervalControl(Interval interval) {
    this.interval = interval;
  }

  @Override
  public final String combine(Set<String> values) {
    int finest = Interval.AUTO;
    for (String each : values) {
      int n = parse(each);
      if (n != Interval.AUTO && (finest == Interval.AUTO || n < finest)) {
        finest = n;
      }
    }
    combined = finest == Interval.AUTO ? AUTO : Integer.toString(finest);
    return combined;
  }

  /**
   * What cannot be understood is auto, and {@link #getValue} says so.
   *
   * @param text null: up to JDK 21 the Flight Recorder forgets what {@link #combine} just answered
   */
  @Override
  public final void setValue(String text) {
    int n = parse(text == null ? combined : text);
    value = n == Interval.AUTO ? AUTO : Integer.toString(n);
    interval.set(n);
  }

  @Override
  public final String getValue() {
    return value;
  }

  private static int parse(String text) {
    try {
      return Math.max(Interval.AUTO, Integer.parseInt(text.trim()));
    } catch (NumberFormatException e) {
      return Interval.AUTO;
    }
  }
}
