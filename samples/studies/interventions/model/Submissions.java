import java.util.Arrays;

/** The submission queue: a ring of slots, 16 to a line, and the tasks, one after the other. */
final class Submissions {
  private static final int SLOTS_OF_LINE = 16;
  private static final int LINE_BYTES = 64;

  /** Base and array: takers write it, and who pushes reads it. */
  final Line head = new Line();

  /** Top and lock: only who pushes has them. */
  final Line tail = new Line();

  private final int taskBytes;
  private final boolean[] taken;
  private final Line[] tasks;
  private Line[] slots;
  private int pushed;
  private int base;

  Submissions(int count, int taskBytes, int capacity) {
    this.taskBytes = taskBytes;
    taken = new boolean[count];
    tasks = lines((int) ((long) count * taskBytes / LINE_BYTES) + 1);
    slots = lines(capacity / SLOTS_OF_LINE);
  }

  private static Line[] lines(int count) {
    Line[] lines = new Line[count];
    Arrays.setAll(lines, i -> new Line());
    return lines;
  }

  int base() {
    return base;
  }

  Line slot(int index) {
    return slots[(index & Integer.MAX_VALUE) / SLOTS_OF_LINE % slots.length];
  }

  Line task(int index) {
    return tasks[(int) ((long) index * taskBytes / LINE_BYTES)];
  }

  boolean isFull(int index) {
    return index >= 0 && index < pushed && !taken[index];
  }

  boolean isEmpty() {
    return base >= pushed;
  }

  /** Slots that a larger ring has now, 0 if there was room. */
  int push(int growth) {
    int capacity = slots.length * SLOTS_OF_LINE;
    pushed++;
    if (pushed - base < capacity) {
      return 0;
    }
    slots = lines(slots.length * growth);
    return capacity;
  }

  boolean take(int index) {
    if (!isFull(index)) {
      return false;
    }
    taken[index] = true;
    return true;
  }

  void advance(int to) {
    base = to;
  }
}
