package io.fjprobe.dist.application;

import java.lang.reflect.Constructor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinPool.ForkJoinWorkerThreadFactory;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/** Pools whose workers carry the name of the pool. */
final class NamedPools {

  private static final class Factory implements ForkJoinWorkerThreadFactory {
    private final String name;
    private final int most;
    private final AtomicInteger made = new AtomicInteger();

    Factory(String name, int most) {
      this.name = name;
      this.most = most;
    }

    @Override
    public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
      int number = made.incrementAndGet();
      if (number > most) {
        return null;
      }
      ForkJoinWorkerThread worker = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(pool);
      worker.setName(name + "-worker-" + number);
      return worker;
    }
  }

  private NamedPools() {}

  static ForkJoinPool of(String name, int parallelism) {
    return new ForkJoinPool(parallelism, new Factory(name, Integer.MAX_VALUE), null, false);
  }

  static ForkJoinPool ofOneWorker(String name, int parallelism) {
    return new ForkJoinPool(parallelism, new Factory(name, 1), null, false);
  }

  /** From JDK 9 on. */
  static boolean canBeLimited() {
    return limited() != null;
  }

  static ForkJoinPool thatDoesNotGrow(String name, int parallelism) {
    Predicate<ForkJoinPool> goOnWithFewer = pool -> true;
    try {
      return limited()
          .newInstance(
              parallelism,
              new Factory(name, Integer.MAX_VALUE),
              null,
              false,
              parallelism,
              parallelism,
              1,
              goOnWithFewer,
              1L,
              TimeUnit.MINUTES);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Constructor<ForkJoinPool> limited() {
    try {
      return ForkJoinPool.class.getConstructor(
          int.class,
          ForkJoinWorkerThreadFactory.class,
          Thread.UncaughtExceptionHandler.class,
          boolean.class,
          int.class,
          int.class,
          int.class,
          Predicate.class,
          long.class,
          TimeUnit.class);
    } catch (NoSuchMethodException e) {
      return null;
    }
  }
}
