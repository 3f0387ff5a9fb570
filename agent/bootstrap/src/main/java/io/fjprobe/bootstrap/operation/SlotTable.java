package io.fjprobe.bootstrap.operation;

import io.fjprobe.bootstrap.guard.Suppressed;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Slots by thread. A thread looks in a bucket of its own number only; what is there does not move.
 * A platform thread keeps its place until it is dead, a virtual one while it is in an operation. If
 * a bucket is full, the next table is larger. No thread waits. The places are not next to the
 * counters, so threads that search do not disturb each other.
 */
public final class SlotTable {

  private static final int BUCKET = 8; // places, in one or two cache lines
  private static final int BUCKETS = 256; // of the first table, a power of two
  private static final int GROWTH = 16;
  private static final int TABLES = 3;

  private static final AtomicReferenceArray<SlotTable> ALL = new AtomicReferenceArray<>(TABLES);
  private static final SlotTable FIRST = new SlotTable(BUCKETS);

  /** Made once, for what has to be said may be said often. */
  @SuppressWarnings("StaticAssignmentOfThrowable")
  private static final IllegalStateException FULL =
      new IllegalStateException(
          "too many threads are in operations: the calls of others are not counted");

  static {
    ALL.set(0, FIRST);
  }

  private final int buckets;
  private final AtomicReferenceArray<Thread> owners;
  private final AtomicReferenceArray<OperationSlot> slots;

  private SlotTable(int buckets) {
    this.buckets = buckets;
    this.owners = new AtomicReferenceArray<>(buckets * BUCKET);
    this.slots = new AtomicReferenceArray<>(buckets * BUCKET);
  }

  /** That of the current thread; null if there are too many threads in operations. */
  public static OperationSlot current() {
    Thread thread = Thread.currentThread();
    int first = FIRST.first(thread.getId());
    return FIRST.owners.get(first) == thread ? FIRST.slots.get(first) : find(thread);
  }

  private static OperationSlot find(Thread thread) {
    for (int i = 0; i < TABLES; i++) {
      SlotTable table = ALL.get(i);
      OperationSlot found = table == null ? null : table.of(thread);
      if (found != null) {
        return found;
      }
    }
    boolean virtual = ThreadKind.isVirtual(thread);
    for (int i = 0; i < TABLES; i++) {
      OperationSlot taken = table(i).take(thread, virtual);
      if (taken != null) {
        return taken;
      }
    }
    Suppressed.add(FULL);
    return null;
  }

  private static SlotTable table(int i) {
    SlotTable table = ALL.get(i);
    if (table == null) {
      int buckets = BUCKETS;
      for (int j = 0; j < i; j++) {
        buckets *= GROWTH;
      }
      ALL.compareAndSet(i, null, new SlotTable(buckets));
      table = ALL.get(i);
    }
    return table;
  }

  private int first(long threadId) {
    return ((int) threadId & (buckets - 1)) * BUCKET;
  }

  private OperationSlot of(Thread thread) {
    int first = first(thread.getId());
    for (int i = first; i < first + BUCKET; i++) {
      if (owners.get(i) == thread) {
        return slots.get(i);
      }
    }
    return null;
  }

  private OperationSlot take(Thread thread, boolean virtual) {
    int first = first(thread.getId());
    for (int i = first; i < first + BUCKET; i++) {
      Thread owner = owners.get(i);
      if (owner == null || !owner.isAlive()) {
        if (slots.get(i) == null) {
          slots.compareAndSet(i, null, new OperationSlot(this, i));
        }
        if (owners.compareAndSet(i, owner, thread)) {
          OperationSlot slot = slots.get(i);
          slot.takenOver(virtual);
          return slot;
        }
      }
    }
    return null;
  }

  /** What its thread wrote is seen by the next one. */
  void free(int place) {
    owners.lazySet(place, null);
  }

  /** Forgets dead threads, which keep what they refer to. */
  static void sweep() {
    for (int i = 0; i < TABLES; i++) {
      SlotTable table = ALL.get(i);
      for (int j = 0; table != null && j < table.owners.length(); j++) {
        Thread owner = table.owners.get(j);
        if (owner != null && !owner.isAlive()) {
          table.owners.compareAndSet(j, owner, null);
        }
      }
    }
  }

  /** All counters of an operation, one after the other. */
  static void forEach(int id, OperationTotals totals, OperationTotals.Part part) {
    for (int i = 0; i < TABLES; i++) {
      SlotTable table = ALL.get(i);
      for (int j = 0; table != null && j < table.slots.length(); j++) {
        OperationSlot slot = table.slots.get(j);
        Counts counts = slot == null ? null : slot.counts(id);
        if (counts != null) {
          totals.add(counts, part);
        }
      }
    }
  }
}
