package io.fjprobe.analyzer.recording.field;

import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCStackTrace;
import org.openjdk.jmc.common.unit.IUnit;

/**
 * The values of one event, by the index of the field; valid only while it is handed over. A field
 * that holds something else than it is asked for has no such value.
 */
public interface EventValues {

  /** Arrays and the like, of which our events have none. */
  String NESTED = "(nested)";

  /**
   * A moment or span in a unit; 0 where there is none.
   *
   * @param unit of time, since the epoch or not
   */
  long time(int index, IUnit unit);

  /** In the unit that the event declares; {@link NumberField#NOT_RECORDED} where there is none. */
  long number(int index);

  /** A number that may have a fraction; 0 where there is none. */
  double share(int index);

  /** Null where there is none. */
  @Nullable String text(int index);

  boolean flag(int index);

  /** The name of an event type; null where there is none. */
  @Nullable String label(int index);

  /** The same object for the same class, as long as its chunk is read; null where there is none. */
  @Nullable Object type(int index);

  /** Null where there is none. */
  @Nullable RecordedThread thread(int index);

  /**
   * Whatever it is: a Long (spans in ns), Double, Boolean, String (also for classes, and {@link
   * #NESTED} for what consists of several values), or {@link ThreadKey}; null where there is none,
   * or -1: not recorded.
   */
  @Nullable Object value(int index);

  /** The same object for the same stack, most of the time; null where there is none. */
  @Nullable IMCStackTrace stack(int index);
}
