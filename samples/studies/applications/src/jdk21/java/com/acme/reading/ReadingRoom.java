package com.acme.reading;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Visitors;
import com.acme.common.Web;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.LongPredicate;

/**
 * Readers search the catalogue of a library, on a NanoHTTPD with virtual threads, now and then
 * (searches) or while others export small lists in a pool (exports) or long ones on the same
 * threads (computing; threads: with one of the operating system for each reader).
 */
public final class ReadingRoom {
  private static final PriceList TITLES = new PriceList(Catalogue.TITLE_STEPS);
  private static final int LISTS = 4;

  private ReadingRoom() {}

  public static void main(String[] args) throws Exception {
    String how = args[0];
    ExecutorService readers =
        how.equals("threads")
            ? Executors.newCachedThreadPool()
            : Executors.newVirtualThreadPerTaskExecutor();
    Desk desk = new Desk(new Catalogue(), readers);
    desk.open();
    CompletableFuture<Boolean> exports = exports(how, desk.getListeningPort());
    int port = desk.getListeningPort();
    LongPredicate search =
        question -> TITLES.right(question, Web.get(port, "/title?number=" + question));
    Visitors visitors =
        how.equals("searches")
            ? Visitors.visit(2, 250, 10, search)
            : Visitors.visit(6, 20, 10, search);
    boolean right = visitors.allRight() && exports.join();
    Outcome.end(right, "reading: " + visitors.answered() + " searches");
  }

  /** Done when the readers have left who export. */
  private static CompletableFuture<Boolean> exports(String how, int port) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    if (how.equals("searches")) {
      done.complete(true);
      return done;
    }
    boolean pool = how.equals("exports");
    String path = pool ? "/short-list?number=" : "/list?number=";
    long[] expected = expected(!pool);
    LongPredicate export =
        question -> Web.get(port, path + question % LISTS) == expected[(int) (question % LISTS)];
    Thread.ofPlatform()
        .start(
            () -> {
              try {
                done.complete(Visitors.visit(pool ? 1 : 4, pool ? 200 : 5, 10, export).allRight());
              } catch (InterruptedException e) {
                done.completeExceptionally(e);
              }
            });
    return done;
  }

  private static long[] expected(boolean all) {
    Catalogue catalogue = new Catalogue();
    long[] expected = new long[LISTS];
    for (int list = 0; list < LISTS; list++) {
      expected[list] = catalogue.expected(list, all);
    }
    return expected;
  }
}
