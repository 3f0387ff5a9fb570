package io.fjprobe.analyzer.scale.graph;

import io.fjprobe.analyzer.recording.field.PackedNumbers;

/**
 * What one record of an event fjprobe.TaskGraph says of a task.
 *
 * @param taskClass position of its class among those of the event
 * @param isFirst the task is the first one of an operation
 * @param isLast the task has ended
 * @param work its own time in ns; 0 unless it has ended
 * @param numbers of each edge: kind, id of the other, and when, in ns of the task's own time
 */
record TaskRecord(
    int id, int taskClass, boolean isFirst, boolean isLast, long work, long[] numbers) {

  private static final int LAST = 1;
  private static final int FIRST = 2;
  private static final int CLASS = 4;

  private static final int NUMBERS = 3;

  /**
   * Reads the next one.
   *
   * @param ids by which the tasks are numbered anew
   */
  static TaskRecord of(PackedNumbers data, long baseId, IdBlocks ids) {
    long head = data.next();
    boolean last = (head & LAST) != 0;
    long id = baseId + data.nextSigned();
    long work = last ? data.next() : 0;
    long[] numbers = new long[NUMBERS * Math.toIntExact(data.next())];
    for (int i = 0; i < numbers.length; i += NUMBERS) {
      numbers[i] = data.next();
      numbers[i + 1] = ids.numberOf(id + data.nextSigned());
      long at = data.next();
      boolean isId = EdgeKind.of(numbers[i]) == EdgeKind.COMPLETER;
      numbers[i + 2] = !isId ? at : at == 0 ? 0 : ids.numberOf(id - PackedNumbers.signed(at - 1));
    }
    return new TaskRecord(
        ids.numberOf(id), (int) (head / CLASS), (head & FIRST) != 0, last, work, numbers);
  }

  int edges() {
    return numbers.length / NUMBERS;
  }

  EdgeKind kind(int edge) {
    return EdgeKind.of(numbers[NUMBERS * edge]);
  }

  int other(int edge) {
    return Math.toIntExact(numbers[NUMBERS * edge + 1]);
  }

  long at(int edge) {
    return numbers[NUMBERS * edge + 2];
  }
}
