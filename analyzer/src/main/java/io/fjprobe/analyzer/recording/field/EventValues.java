package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.Stack;
import org.jspecify.annotations.Nullable;

/**
 * The values of one event, by the index of the field; valid only while it is handed over. A field
 * that holds something else than it is asked for has no such value.
 */
public interface EventValues {

  /** This stands for arrays and the like, of which our events have none. */
  String NESTED = "(nested)";

  /** A moment in nanoseconds since the epoch; 0 where there is none. */
  long moment(int index);

  /** A span of time in nanoseconds; 0 where there is none. */
  long span(int index);

  /**
   * A number in the unit that the event declares; {@link NumberField#NOT_RECORDED} where there is
   * none.
   */
  long number(int index);

  /** A number that may have a fraction; 0 where there is none. */
  double share(int index);

  /** A text; null where there is none. */
  @Nullable String text(int index);

  boolean flag(int index);

  /** The name of an event type; null where there is none. */
  @Nullable String label(int index);

  /**
   * A class; null where there is none. The object is the same for the same class, as long as its
   * chunk is read.
   */
  @Nullable RecordedClass type(int index);

  /** A thread; null where there is none. */
  @Nullable RecordedThread thread(int index);

  /**
   * A value, whatever it is: a Long (spans in ns), Double, Boolean, String (also for classes, and
   * {@link #NESTED} for what consists of several values), or {@link ThreadKey}; null where there is
   * none, or -1: not recorded.
   */
  @Nullable Object value(int index);

  /**
   * A stack; null where there is none. The object is the same for the same stack, most of the time.
   */
  @Nullable Stack stack(int index);
}
