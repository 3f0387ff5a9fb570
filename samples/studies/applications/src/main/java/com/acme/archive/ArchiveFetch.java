package com.acme.archive;

import com.acme.common.Outcome;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import org.jooq.lambda.Blocking;
import org.jooq.lambda.Unchecked;

/**
 * Fetches documents of an archive by jOOL: in a pool that may not grow (limit), or with an
 * exception for each that is not there (errors).
 */
public final class ArchiveFetch {
  private ArchiveFetch() {}

  public static void main(String[] args) throws Exception {
    boolean limit = args[0].equals("limit");
    ForkJoinPool pool = limit ? fixed() : new ForkJoinPool(2);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long batches = 0;
    while (shift.goesOn()) {
      right &= limit ? fetch(pool) : read(pool);
      batches++;
    }
    Outcome.end(right && batches > 0, "archive: " + batches + " batches");
  }

  /** Two threads at most. The constructor is of JDK 9. */
  private static ForkJoinPool fixed() throws ReflectiveOperationException {
    return ForkJoinPool.class
        .getConstructor(
            int.class,
            ForkJoinPool.ForkJoinWorkerThreadFactory.class,
            Thread.UncaughtExceptionHandler.class,
            boolean.class,
            int.class,
            int.class,
            int.class,
            Class.forName("java.util.function.Predicate"),
            long.class,
            TimeUnit.class)
        .newInstance(
            2,
            ForkJoinPool.defaultForkJoinWorkerThreadFactory,
            null,
            false,
            2,
            2,
            1,
            null,
            60L,
            TimeUnit.SECONDS);
  }

  /** Documents that come, and documents that the pool refused to wait for. */
  private static boolean fetch(ForkJoinPool pool) {
    List<ForkJoinTask<Long>> documents = new ArrayList<>();
    for (long document = 0; document < 20; document++) {
      long of = document;
      documents.add(pool.submit(() -> Blocking.supplier(() -> remote(of)).get()));
    }
    int right = 0;
    int refused = 0;
    for (int document = 0; document < documents.size(); document++) {
      try {
        right += documents.get(document).join() == document * 3L ? 1 : 0;
      } catch (RuntimeException e) {
        refused++;
      }
    }
    return right + refused == documents.size();
  }

  private static long remote(long document) {
    Unchecked.runnable(() -> Thread.sleep(10)).run();
    Pricing.cents(document, Pricing.DETAILED);
    return document * 3;
  }

  private static boolean read(ForkJoinPool pool) {
    List<ForkJoinTask<Long>> documents = new ArrayList<>();
    for (long document = 0; document < 200; document++) {
      long of = document;
      documents.add(pool.submit(() -> Unchecked.supplier(() -> local(of)).get()));
    }
    int missing = 0;
    for (ForkJoinTask<Long> document : documents) {
      try {
        document.join();
      } catch (RuntimeException e) {
        missing++;
      }
    }
    return missing == 150;
  }

  private static long local(long document) {
    if (document % 4 != 0) {
      throw new CompletionException(new IllegalStateException("no document " + document));
    }
    return Pricing.cents(document, Pricing.DETAILED / 20);
  }
}
