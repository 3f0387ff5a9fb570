package io.fjprobe.analyzer.scale.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** Takes the records of tasks, in any order of tasks, and grows. */
final class GraphArrays {

  static final int NONE = -1;
  private static final int FIRST = 1 << 12;

  float[] work = new float[FIRST];
  short[] classes = new short[FIRST];
  int[] firstEdge = filled(FIRST);
  int[] edgeCount = new int[FIRST];

  byte[] kinds = new byte[FIRST];
  int[] others = new int[FIRST];
  float[] times = new float[FIRST];
  private int edges;

  /** Classes whose tasks tell the pool when they wait. */
  BitSet managed = new BitSet();

  final BitSet outside;
  final Column completers;
  final Column arrivals;
  private Column completions;

  /** Records of a task that goes on in the next one of the same thread. */
  private final Map<Integer, List<TaskRecord>> begun = new HashMap<>();

  private final BitSet first = new BitSet();
  private int size;
  private long tasks;

  GraphArrays() {
    outside = new BitSet();
    completers = new Column();
    arrivals = new Column();
    completions = new Column();
  }

  /** Shares all with another one, until single arrays are replaced. */
  GraphArrays(GraphArrays other) {
    work = other.work;
    classes = other.classes;
    firstEdge = other.firstEdge;
    edgeCount = other.edgeCount;
    kinds = other.kinds;
    others = other.others;
    times = other.times;
    edges = other.edges;
    managed = other.managed;
    outside = other.outside;
    completers = other.completers;
    arrivals = other.arrivals;
    completions = other.completions;
    first.or(other.first);
    size = other.size;
    tasks = other.tasks;
  }

  private static int[] filled(int length) {
    int[] array = new int[length];
    Arrays.fill(array, NONE);
    return array;
  }

  int size() {
    return size;
  }

  long tasks() {
    return tasks;
  }

  /** Takes a record; a task with many edges has several, of which the last one is marked. */
  void add(TaskRecord record, short taskClass, boolean isOutside) {
    int id = record.id();
    if (!record.isLast()) {
      begun.computeIfAbsent(id, any -> new ArrayList<>()).add(record);
      return;
    }
    ensureTask(id);
    tasks++;
    boolean runsAgain = firstEdge[id] != NONE; // a CountedCompleter may
    int start = edges;
    double offset = runsAgain ? work[id] : 0;
    if (runsAgain) {
      copyEdges(firstEdge[id], edgeCount[id]);
    }
    List<TaskRecord> before = begun.remove(id);
    if (before != null) {
      before.forEach(each -> addEdges(each, offset));
    }
    addEdges(record, offset);
    firstEdge[id] = start;
    edgeCount[id] = edges - start;
    work[id] = (float) (offset + record.work());
    classes[id] = taskClass;
    outside.set(id, isOutside);
    first.set(id, record.isFirst());
  }

  private void copyEdges(int from, int count) {
    for (int i = from; i < from + count; i++) {
      addStep(kinds[i], others[i], times[i]);
    }
  }

  private void addEdges(TaskRecord record, double offset) {
    for (int i = 0; i < record.edges(); i++) {
      int other = record.other(i);
      switch (record.kind(i)) {
        case COMPLETION -> {
          ensureTask(other);
          completions.set(other, Float.floatToIntBits((float) record.at(i)));
        }
        case COMPLETER -> {
          ensureTask((int) record.at(i));
          completers.set(other, (int) record.at(i));
        }
        default -> {
          addStep((byte) record.kind(i).ordinal(), other, (float) (offset + record.at(i)));
          note(record.kind(i), other);
        }
      }
    }
  }

  private void note(EdgeKind kind, int other) {
    if (kind == EdgeKind.ARRIVE) {
      ensureTask(other);
      arrivals.increment(other);
    }
  }

  private void addStep(byte kind, int other, float at) {
    if (edges == kinds.length) {
      int more = edges + edges / 2;
      kinds = Arrays.copyOf(kinds, more);
      others = Arrays.copyOf(others, more);
      times = Arrays.copyOf(times, more);
    }
    kinds[edges] = kind;
    others[edges] = other;
    times[edges] = at;
    edges++;
  }

  /** A CountedCompleter may be arrived at that never runs itself, and be the last that was made. */
  private void ensureTask(int id) {
    size = Math.max(size, id + 1);
    if (id >= work.length) {
      int more = Math.max(id + 1, work.length + work.length / 2);
      work = Arrays.copyOf(work, more);
      classes = Arrays.copyOf(classes, more);
      int[] longer = filled(more);
      System.arraycopy(firstEdge, 0, longer, 0, firstEdge.length);
      firstEdge = longer;
      edgeCount = Arrays.copyOf(edgeCount, more);
    }
  }

  /**
   * Adds what follows from the whole: a CountedCompleter that others arrive at will be complete,
   * and then arrives at the next one.
   */
  void end() {
    begun.clear(); // tasks that were still running when the recording ended
    BitSet arrivedAt = new BitSet();
    for (int each = 0; each < arrivals.end(); each++) {
      arrivedAt.set(each, arrivals.get(each) > 0);
    }
    arrivedAt.stream()
        .forEach(
            each -> {
              int next = completers.get(each);
              while (next != 0 && arrivals.increment(next) == 1) {
                next = completers.get(next);
              }
            });
  }

  /** All completions of some tasks take another time. */
  void scaleCompletions(IntPredicate isChanged, double factor) {
    completions = completions.copy();
    for (int task = 0; task < Math.min(size, completions.end()); task++) {
      if (completions.get(task) != 0 && isChanged.test(task)) {
        completions.set(task, Float.floatToIntBits((float) (factor * completionOf(task))));
      }
    }
  }

  /** Returns how long the completion of a CountedCompleter takes, in ns. */
  float completionOf(int task) {
    return Float.intBitsToFloat(completions.get(task));
  }

  /** Returns the tasks that operations begin with. */
  int[] roots() {
    return first.stream().toArray();
  }
}
