package io.fjprobe.weaving.processor;

import io.fjprobe.bootstrap.event.ThreadTimeEvent;
import io.fjprobe.weaving.processor.Threads.Times;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/**
 * Looks at threads and writes what changed. A look takes 3 to 30 us. So every second not many more
 * than {@link #A_SECOND} threads have their turn.
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
      ThreadTimeEvent event = turn ? read(id, times, true) : null;
      if (event != null) {
        emit(event, id, look, times, trigger, false);
      }
    }
    forgetEnded();
  }

  /** Also those that did not change, because this matters at the end of a recording. */
  synchronized void all(String trigger) {
    Times times = new Times();
    round++;
    int left = AT_ONCE;
    for (long id : threads.ids()) {
      Look look = lookAt(id);
      ThreadTimeEvent event = left-- > 0 ? read(id, times, true) : null;
      if (event != null) {
        emit(event, id, look, times, trigger, true);
      }
    }
    forgetEnded();
  }

  /** For the application's threads, which must not wait for the looks of others. */
  void apart(String trigger) {
    Times times = new Times();
    int left = AT_ONCE;
    for (long id : threads.ids()) {
      if (left-- > 0) {
        emit(id, times, trigger);
      }
    }
  }

  /** Likewise, of the current thread alone. */
  void current(String trigger) {
    long id = threads.current();
    if (id >= 0) {
      emit(id, new Times(), trigger);
    }
  }

  /** The event lasts as long as the look, so that it brackets the time of what was read. */
  private ThreadTimeEvent read(long id, Times times, boolean again) {
    ThreadTimeEvent event = new ThreadTimeEvent();
    event.begin();
    boolean told = again ? threads.readAgain(id, times) : threads.read(id, times);
    event.end();
    return told ? event : null;
  }

  private void emit(long id, Times times, String trigger) {
    ThreadTimeEvent event = read(id, times, false);
    if (event != null) {
      commit(event, id, trigger, -1, times);
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
    for (Iterator<Map.Entry<Long, Look>> each = looks.entrySet().iterator(); each.hasNext(); ) {
      Map.Entry<Long, Look> look = each.next();
      if (look.getValue().round != round) {
        threads.forget(look.getKey());
        each.remove();
      }
    }
  }

  /** When there will be no more looks for a while. */
  synchronized void end() {
    looks.clear();
    threads.forgetAll();
  }

  private void emit(
      ThreadTimeEvent event, long id, Look look, Times times, String trigger, boolean always) {
    long now = System.nanoTime();
    if (always || times.cpu != look.cpu || times.wait != look.wait) {
      commit(event, id, trigger, look.cpu < 0 ? -1 : now - look.nanos, times);
    }
    look.cpu = times.cpu;
    look.wait = times.wait;
    look.nanos = now;
  }

  private void commit(ThreadTimeEvent event, long id, String trigger, long interval, Times times) {
    event.osThreadId = threads.areOfSystem() ? id : -1;
    event.javaThreadId = threads.areOfSystem() ? -1 : id;
    event.trigger = trigger;
    event.interval = interval;
    event.cpuTime = times.cpu;
    event.waitTime = times.wait;
    event.contextSwitches = times.switches;
    event.commit();
  }
}
