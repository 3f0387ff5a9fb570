package io.fjprobe.bootstrap.event;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import jdk.jfr.Event;

/**
 * Lets events share a reading of the clock, which is half of what an event costs. The Flight
 * Recorder adds two fields to each class of events, its start and its duration, in ticks of its own
 * clock. If they are not there, each event reads the clock for itself.
 */
public final class EventTimes {

  /** In place of a time: none is known. */
  public static final long UNKNOWN = 0;

  /** All null, or none. */
  private static final MethodHandle TASK_START;

  private static final MethodHandle TASK_DURATION;
  private static final MethodHandle SET_TASK_START;
  private static final MethodHandle STEAL_START;
  private static final MethodHandle SET_STEAL_DURATION;

  static {
    MethodHandle[] found;
    try {
      found =
          new MethodHandle[] {
            getter(TaskRunEvent.class, "startTime"),
            getter(TaskRunEvent.class, "duration"),
            setter(TaskRunEvent.class, "startTime"),
            getter(StealEvent.class, "startTime"),
            setter(StealEvent.class, "duration")
          };
      link(found);
    } catch (Throwable t) {
      found = new MethodHandle[5];
    }
    TASK_START = found[0];
    TASK_DURATION = found[1];
    SET_TASK_START = found[2];
    STEAL_START = found[3];
    SET_STEAL_DURATION = found[4];
  }

  private EventTimes() {}

  /** Whether all below can be called. */
  public static boolean areShared() {
    return TASK_START != null;
  }

  /** When the steal began. */
  public static long start(StealEvent steal) throws Throwable {
    return (long) STEAL_START.invokeExact(steal);
  }

  /** In place of {@link Event#begin}. */
  public static void begin(TaskRunEvent task, long time) throws Throwable {
    SET_TASK_START.invokeExact(task, time);
  }

  /** When the task ended, which was the last that happened to this event. */
  public static long end(TaskRunEvent task) throws Throwable {
    return (long) TASK_START.invokeExact(task) + (long) TASK_DURATION.invokeExact(task);
  }

  /** In place of {@link Event#end}. */
  public static void end(StealEvent steal, long time) throws Throwable {
    SET_STEAL_DURATION.invokeExact(steal, Math.max(1, time - start(steal))); // 0: not ended
  }

  /** The first call of a handle takes locks, and loads classes. */
  private static void link(MethodHandle[] handles) throws Throwable {
    TaskRunEvent task = new TaskRunEvent();
    StealEvent steal = new StealEvent();
    long sum = (long) handles[0].invokeExact(task) + (long) handles[1].invokeExact(task);
    handles[2].invokeExact(task, sum);
    handles[4].invokeExact(steal, (long) handles[3].invokeExact(steal));
  }

  private static MethodHandle getter(Class<? extends Event> type, String field)
      throws ReflectiveOperationException {
    return MethodHandles.lookup()
        .unreflectGetter(accessible(type, field))
        .asType(MethodType.methodType(long.class, type));
  }

  private static MethodHandle setter(Class<? extends Event> type, String field)
      throws ReflectiveOperationException {
    return MethodHandles.lookup()
        .unreflectSetter(accessible(type, field))
        .asType(MethodType.methodType(void.class, type, long.class));
  }

  private static Field accessible(Class<? extends Event> type, String name)
      throws ReflectiveOperationException {
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }
}
