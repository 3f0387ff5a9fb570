package com.acme.labels;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.commons.pool2.impl.GenericObjectPool;

/**
 * Sixteen clerks, a thread each of a plain executor, have labels printed by connections to printers
 * elsewhere, of which there are as many as the argument says.
 */
public final class LabelShop {
  private static final int CLERKS = 16;
  private final GenericObjectPool<Machine> printers;
  private final AtomicLong printed = new AtomicLong();

  private LabelShop(GenericObjectPool<Machine> printers) {
    this.printers = printers;
  }

  public static void main(String[] args) throws Exception {
    Backend backend = Backend.start(10);
    LabelShop shop = new LabelShop(Machine.machines(Integer.parseInt(args[0]), backend::ask));
    ExecutorService clerks = Executors.newFixedThreadPool(CLERKS);
    long end = System.nanoTime() + 10_000_000_000L;
    List<Callable<Boolean>> days = new ArrayList<>();
    for (int clerk = 0; clerk < CLERKS; clerk++) {
      long first = clerk * 1_000_000L;
      days.add(() -> shop.day(first, end));
    }
    boolean right = true;
    for (Future<Boolean> day : clerks.invokeAll(days)) {
      right &= day.get();
    }
    Outcome.end(right && shop.printed.get() > 0, "labels: " + shop.printed.get() + " printed");
  }

  private boolean day(long first, long end) {
    boolean right = true;
    for (long label = first; System.nanoTime() - end < 0; label++) {
      right &= Machine.made(printers, label) == Backend.answerTo(label);
      printed.incrementAndGet();
    }
    return right;
  }
}
