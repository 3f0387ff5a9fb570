package io.fjprobe.bootstrap.probed;

/** What methods that the weaver writes ask of a pool's arrays, which may not be there yet. */
public final class Slots {

  private Slots() {}

  public static int count(Object[] slots) {
    return slots == null ? 0 : slots.length;
  }

  public static Object at(Object[] slots, int index) {
    return slots == null || index < 0 || index >= slots.length ? null : slots[index];
  }

  /** The identity hash code of an element, 0 if there is none; see {@link #around}. */
  public static int hashAt(Object[] slots, int position) {
    return System.identityHashCode(around(slots, position));
  }

  /** The class of a task, as the user knows it; null if there is none. */
  public static Class<?> taskClassAt(Object[] slots, int position) {
    Object task = around(slots, position);
    return task == null ? null : UserTask.classOf(task);
  }

  /**
   * @param position counted on and on, around an array whose length is a power of two
   */
  private static Object around(Object[] slots, int position) {
    return slots == null || slots.length == 0 ? null : slots[position & (slots.length - 1)];
  }
}
