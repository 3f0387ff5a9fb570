package com.acme.spelling;

import com.acme.common.Backend;
import com.acme.common.LegacyConnection;
import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongUnaryOperator;

/**
 * Writers on virtual threads look words up in a dictionary elsewhere and have them corrected: each
 * by itself (direct), by a driver of its own (driver), or by one for all of them, which is a thread
 * of an executor (clerk) or a virtual thread (postman).
 */
public final class SpellingDesk {
  private static final int WRITERS = 64;
  private final Backend dictionary = Backend.start(10);
  private final AtomicLong corrected = new AtomicLong();

  private SpellingDesk() throws Exception {}

  public static void main(String[] args) throws Exception {
    SpellingDesk desk = new SpellingDesk();
    Executor one =
        switch (args[0]) {
          case "clerk" -> clerk();
          case "postman" -> postman();
          default -> null;
        };
    Shift shift = Shift.ofSeconds(10);
    List<Future<Boolean>> texts = new ArrayList<>();
    try (ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor()) {
      for (long writer = 0; writer < WRITERS; writer++) {
        long first = writer * 1_000_000;
        LongUnaryOperator lookUp = desk.lookUp(one, args[0].equals("driver"));
        texts.add(writers.submit(() -> desk.write(shift, first, lookUp)));
      }
    }
    boolean right = true;
    for (Future<Boolean> text : texts) {
      right &= text.get();
    }
    long corrected = desk.corrected.get();
    Outcome.end(right && corrected > 0, "spelling: " + corrected + " words");
  }

  private static Executor clerk() {
    return Executors.newSingleThreadExecutor(
        action -> {
          Thread thread = new Thread(action, "clerk");
          thread.setDaemon(true);
          return thread;
        });
  }

  private static Executor postman() {
    LinkedBlockingQueue<Runnable> letters = new LinkedBlockingQueue<>();
    Thread.ofVirtual().name("postman").start(() -> deliver(letters));
    return letters::add;
  }

  private static void deliver(LinkedBlockingQueue<Runnable> letters) {
    try {
      while (true) {
        letters.take().run();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private LongUnaryOperator lookUp(Executor one, boolean driver) {
    if (one != null) {
      return word -> CompletableFuture.supplyAsync(() -> dictionary.ask(word), one).join();
    }
    return driver ? new LegacyConnection(dictionary)::query : dictionary::ask;
  }

  private boolean write(Shift shift, long first, LongUnaryOperator lookUp) {
    boolean right = true;
    for (long word = first; shift.goesOn(); word++) {
      right &= lookUp.applyAsLong(word) == Backend.answerTo(word);
      right &= Suggestions.nearest(Suggestions.misspelled(word)).equals(Suggestions.word(word));
      corrected.incrementAndGet();
    }
    return right;
  }
}
