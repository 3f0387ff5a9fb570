package com.acme.menus;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * SnakeYAML reads menus: on two threads of a plain executor, with an instance for each (each) or
 * one for both (one), or as futures in a pool of two that follow one another (chain) or not
 * (futures).
 */
public final class MenuImport {
  private static final int MENUS = 64;
  private final Cards cards = new Cards();
  private final List<String> texts =
      IntStream.range(0, MENUS).mapToObj(Cards::sample).collect(Collectors.toList());
  private final ExecutorService threads = Executors.newFixedThreadPool(2);
  private final ForkJoinPool pool = new ForkJoinPool(2);

  private MenuImport() {}

  public static void main(String[] args) throws Exception {
    MenuImport menus = new MenuImport();
    Callable<Long> round = menus.round(args[0]);
    long expected = IntStream.range(0, MENUS).mapToLong(Cards::total).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= expected == round.call();
      rounds++;
    }
    Outcome.end(right && rounds > 0, "menus: " + rounds * MENUS + " read");
  }

  private Callable<Long> round(String how) {
    switch (how) {
      case "each":
        return () -> onThreads(cards::read);
      case "one":
        return () -> onThreads(cards::readByOne);
      case "futures":
        return this::futures;
      default:
        return this::chain;
    }
  }

  private long onThreads(ToLongFunction<String> read) throws Exception {
    List<Callable<Long>> reads = new ArrayList<>();
    for (String text : texts) {
      reads.add(() -> read.applyAsLong(text));
    }
    long total = 0;
    for (Future<Long> menu : threads.invokeAll(reads)) {
      total += menu.get();
    }
    return total;
  }

  private long futures() {
    List<CompletableFuture<Long>> menus = new ArrayList<>();
    for (String text : texts) {
      menus.add(CompletableFuture.supplyAsync(() -> cards.read(text), pool));
    }
    return menus.stream().mapToLong(CompletableFuture::join).sum();
  }

  private long chain() {
    CompletableFuture<Long> total = CompletableFuture.completedFuture(0L);
    for (String text : texts) {
      total = total.thenApplyAsync(sum -> sum + cards.read(text), pool);
    }
    return total.join();
  }
}
