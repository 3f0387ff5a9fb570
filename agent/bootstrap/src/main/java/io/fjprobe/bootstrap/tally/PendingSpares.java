package io.fjprobe.bootstrap.tally;

import java.util.concurrent.atomic.AtomicReference;

/**
 * Tells why a worker was created: threads that are creating a spare, and spares created but not
 * registered. A short list, changed by compare-and-set; starting a thread costs far more.
 */
public final class PendingSpares {

  private static final class Entry {
    final Thread creator;
    final Thread spare;
    final Entry next;

    Entry(Thread creator, Thread spare, Entry next) {
      this.creator = creator;
      this.spare = spare;
      this.next = next;
    }
  }

  private final AtomicReference<Entry> entries = new AtomicReference<>();

  public void creating(Thread creator) {
    push(creator, null);
  }

  /** The factory made a thread: from JDK 17 on it registers later, by itself. */
  public void made(Thread creator, Thread worker) {
    if (isCreating(creator)) {
      push(creator, worker);
    }
  }

  public void created(Thread creator, boolean success) {
    Entry before;
    do {
      before = entries.get();
    } while (!entries.compareAndSet(before, withoutCreator(before, creator, success)));
  }

  /** Whether the worker, or up to JDK 11 the current thread that creates it, is listed. */
  public boolean isSpare(Thread worker, Thread current) {
    for (Entry e = entries.get(); e != null; e = e.next) {
      if (e.spare == worker || (e.spare == null && e.creator == current)) {
        removeSpare(worker);
        return true;
      }
    }
    return false;
  }

  public boolean isCreating(Thread creator) {
    for (Entry e = entries.get(); e != null; e = e.next) {
      if (e.spare == null && e.creator == creator) {
        return true;
      }
    }
    return false;
  }

  private void push(Thread creator, Thread spare) {
    Entry before;
    do {
      before = entries.get();
    } while (!entries.compareAndSet(before, new Entry(creator, spare, before)));
  }

  private void removeSpare(Thread worker) {
    Entry before;
    do {
      before = entries.get();
    } while (!entries.compareAndSet(before, withoutSpare(before, worker)));
  }

  private static Entry withoutCreator(Entry e, Thread creator, boolean keepSpare) {
    if (e == null) {
      return null;
    }
    Entry rest = withoutCreator(e.next, creator, keepSpare);
    boolean drop = e.creator == creator && (e.spare == null || !keepSpare);
    return drop ? rest : new Entry(e.creator, e.spare, rest);
  }

  private static Entry withoutSpare(Entry e, Thread worker) {
    if (e == null) {
      return null;
    }
    Entry rest = withoutSpare(e.next, worker);
    return e.spare == worker ? rest : new Entry(e.creator, e.spare, rest);
  }
}
