package com.acme.visits;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Pages are read by visitors on virtual threads; some of the visits are written down, by the
 * visitor's thread (visitor) or by one for that (clerk).
 */
public final class VisitCounter {
  private static final int VISITORS = 32;
  private final VisitBook book = VisitBook.create();
  private final Backend pages = Backend.start(10);
  private final Executor writer;
  private final AtomicLong ids = new AtomicLong();
  private final AtomicLong read = new AtomicLong();

  private VisitCounter(Executor writer) throws Exception {
    this.writer = writer;
  }

  public static void main(String[] args) throws Exception {
    VisitCounter counter =
        new VisitCounter(
            args[0].equals("clerk") ? Executors.newSingleThreadExecutor() : Runnable::run);
    Shift shift = Shift.ofSeconds(10);
    List<Future<Boolean>> visits = new ArrayList<>();
    try (ExecutorService visitors = Executors.newVirtualThreadPerTaskExecutor()) {
      for (long visitor = 0; visitor < VISITORS; visitor++) {
        long first = visitor * 1_000_000;
        visits.add(visitors.submit(() -> counter.visit(shift, first)));
      }
      counter.publish(shift);
    }
    boolean right = true;
    for (Future<Boolean> visit : visits) {
      right &= visit.get();
    }
    if (counter.writer instanceof ExecutorService clerk) {
      clerk.close();
    }
    right &= counter.book.count() == counter.ids.get();
    Outcome.end(right && counter.read.get() > 0, "visits: " + counter.read.get() + " pages");
  }

  private boolean visit(Shift shift, long first) {
    boolean right = true;
    for (long page = first; shift.goesOn(); page++) {
      right &= pages.ask(page) == Backend.answerTo(page);
      read.incrementAndGet();
      if (page % 10 == 0) {
        long of = page;
        writer.execute(() -> book.add(ids.incrementAndGet(), of));
      }
    }
    return right;
  }

  private void publish(Shift shift) throws Exception {
    try (Connection connection = book.connect()) {
      for (long first = 0; shift.goesOn(); first += 10) {
        book.publish(connection, first);
        Thread.sleep(30);
      }
    }
  }
}
