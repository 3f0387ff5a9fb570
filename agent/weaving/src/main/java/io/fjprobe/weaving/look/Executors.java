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

  private final Function<Thread, BlockingQueue<?>> queueOf;
  private final ToLongFunction<Thread> idOf;
  private final List<LookedExecutor> known = new ArrayList<>();

  @SuppressWarnings("unchecked")
  private Executors(Instrumentation instrumentation)
      throws ReflectiveOperationException, IOException {
    Class<?> reader = OwnModule.with(ThreadReader.class);
    ModuleReads.openThreads(reader, instrumentation);
    Object of = reader.getConstructor().newInstance();
    queueOf = (Function<Thread, BlockingQueue<?>>) of;
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
      if (thread.asksForExecutor()) {
        BlockingQueue<?> its = queueOf.apply(threads[i]);
        thread.belongsTo(its == null || !LookedExecutor.canBeAsked(its) ? null : known(its));
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

  private LookedExecutor known(BlockingQueue<?> queue) {
    for (LookedExecutor each : known) {
      if (each.isOf(queue)) {
        return each;
      }
    }
    LookedExecutor added = new LookedExecutor(queue);
    known.add(added);
    return added;
  }
}
