package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.weaving.jvm.ModuleReads;
import io.fjprobe.weaving.jvm.OwnModule;
import io.fjprobe.weaving.jvm.ThreadReader;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** To which executors of the JDK threads belong; the JDK has no method that tells. */
final class Executors {

  /** Of more, some are found a little later. */
  private static final int MORE_THREADS = 16;

  private final Function<Thread, Object[]> executorOf;
  private final ToLongFunction<Thread> idOf;
  private final List<LookedExecutor> known = new ArrayList<>();

  /** Number of the one that was found last. */
  private int last;

  @SuppressWarnings("unchecked")
  private Executors(Instrumentation instrumentation)
      throws ReflectiveOperationException, IOException {
    Class<?> reader = OwnModule.with(ThreadReader.class);
    ModuleReads.openThreads(reader, instrumentation);
    Object of = reader.getConstructor().newInstance();
    executorOf = (Function<Thread, Object[]>) of;
    idOf = (ToLongFunction<Thread>) of;
  }

  /** Null: this JVM does not let the agent read them. */
  static Executors of(Instrumentation instrumentation) {
    try {
      return new Executors(instrumentation);
    } catch (ReflectiveOperationException | IOException | RuntimeException e) {
      Suppressed.add(e);
      return null;
    }
  }

  int count() {
    return known.size();
  }

  /**
   * Tells threads that do not know it of their executors.
   *
   * @param seen by id
   */
  void find(Map<Long, SeenThread> seen) {
    for (Iterator<LookedExecutor> each = known.iterator(); each.hasNext(); ) {
      if (each.next().isGone()) {
        each.remove();
      }
    }
    Thread[] threads = new Thread[seen.size() + MORE_THREADS];
    int n = root().enumerate(threads, true);
    for (int i = 0; i < n; i++) {
      SeenThread thread = seen.get(idOf.applyAsLong(threads[i]));
      if (thread == null) {
        continue;
      }
      thread.thread = threads[i];
      if (thread.asksForExecutor() && !IgnoredThreads.isOne(threads[i].getName())) {
        thread.belongsTo(known(executorOf.apply(threads[i])));
      }
    }
  }

  private static ThreadGroup root() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    return group;
  }

  /**
   * Null: there is none, or it cannot be asked.
   *
   * @param its see {@link ThreadReader#apply}
   */
  private LookedExecutor known(Object... its) {
    BlockingQueue<?> queue = its == null ? null : (BlockingQueue<?>) its[0];
    if (queue == null || !LookedExecutor.canBeAsked(queue)) {
      return null;
    }
    for (LookedExecutor each : known) {
      if (each.isOf(queue)) {
        return each;
      }
    }
    LookedExecutor added = new LookedExecutor(++last, queue, (Integer) its[1] < (Integer) its[2]);
    known.add(added);
    return added;
  }
}
