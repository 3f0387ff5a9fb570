package io.fjprobe.weaving.processor;

import io.fjprobe.bootstrap.event.ThreadTimeEvent;
import io.fjprobe.weaving.processor.Threads.Times;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/**
 * Looks at threads and writes what changed. A look takes some 10 us, so that every second not many
 * more than {@link #A_SECOND} threads have their turn.
 */
final class ThreadLooks {

  static final int A_SECOND = 100;

  /** When all have their turn at once; the others are left out. */
  static final int AT_ONCE = 2048;

  /** The last look at a thread. */
  private static final class Look {
    long cpu = -1;
    long wait = -1;
    long nanos;
    int round;
  }

  private final Threads threads;
  private final Map<Long, Look> looks = new HashMap<>();
  private int round;

  ThreadLooks(Threads threads) {
    this.threads = threads;
  }

  /** By turns, those that changed. */
  synchronized void some(String trigger) {
    long[] ids = threads.ids();
    int turns = 1 + ids.length / A_SECOND;
    round++;
    Times times = new Times();
    for (long id : ids) {
      boolean turn = Math.floorMod(id, (long) turns) == Math.floorMod(round, turns);
      Look look = lookAt(id);
      if (turn && threads.read(id, times)) {
        emit(id, look, times, trigger, false);
      }
    }
    forgetEnded();
  }

  /** Also those that did not change: whoever ends a recording wants to know that. */
  synchronized void all(String trigger) {
    Times times = new Times();
    round++;
    int left = AT_ONCE;
    for (long id : threads.ids()) {
      Look look = lookAt(id);
      if (left-- > 0 && threads.read(id, times)) {
        emit(id, look, times, trigger, true);
      }
    }
    forgetEnded();
  }

  /** For the application's threads, which must not wait for the looks of others. */
  void apart(String trigger) {
    Times times = new Times();
    int left = AT_ONCE;
    for (long id : threads.ids()) {
      if (left-- > 0 && threads.read(id, times)) {
        event(id, trigger, -1, times);
      }
    }
  }

  /** Likewise, of the current thread alone. */
  void current(String trigger) {
    long id = threads.current();
    Times times = new Times();
    if (id >= 0 && threads.read(id, times)) {
      event(id, trigger, -1, times);
    }
  }

  private Look lookAt(long id) {
    Look look = looks.get(id);
    if (look == null) {
      look = new Look();
      looks.put(id, look);
    }
    look.round = round;
    return look;
  }

  private void forgetEnded() {
    for (Iterator<Look> each = looks.values().iterator(); each.hasNext(); ) {
      if (each.next().round != round) {
        each.remove();
      }
    }
  }

  private void emit(long id, Look look, Times times, String trigger, boolean always) {
    long now = System.nanoTime();
    if (always || times.cpu != look.cpu || times.wait != look.wait) {
      event(id, trigger, look.cpu < 0 ? -1 : now - look.nanos, times);
    }
    look.cpu = times.cpu;
    look.wait = times.wait;
    look.nanos = now;
  }

  private void event(long id, String trigger, long interval, Times times) {
    ThreadTimeEvent event = new ThreadTimeEvent();
    event.osThreadId = threads.areOfSystem() ? id : -1;
    event.javaThreadId = threads.areOfSystem() ? -1 : id;
    event.trigger = trigger;
    event.interval = interval;
    event.cpuTime = times.cpu;
    event.waitTime = times.wait;
    event.commit();
  }
}
