package com.acme.films;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.Visitors;
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;

/**
 * What is on in cinemas: each page has some films, for each of which a virtual thread looks into a
 * Guava cache, which asks the cinema if it does not have the film.
 */
public final class FilmGuide {
  private static final int FILMS = 12;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final LoadingCache<Long, Long> shows;

  private FilmGuide(Backend cinemas) {
    shows =
        CacheBuilder.newBuilder()
            .maximumSize(10_000)
            .build(
                new CacheLoader<>() {
                  @Override
                  public Long load(Long film) {
                    return cinemas.ask(film);
                  }
                });
  }

  public static void main(String[] args) throws Exception {
    FilmGuide guide = new FilmGuide(Backend.start(20));
    Visitors visitors = Visitors.visit(3, 10, 10, guide::page);
    Outcome.end(visitors.allRight(), "films: " + visitors.answered() + " pages");
  }

  /** Half of the films were on the page before. */
  private boolean page(long number) {
    List<Callable<Boolean>> films =
        LongStream.range(number * FILMS / 2, number * FILMS / 2 + FILMS)
            .mapToObj(film -> (Callable<Boolean>) () -> shows.get(film) == Backend.answerTo(film))
            .toList();
    try {
      boolean right = true;
      for (Future<Boolean> film : threads.invokeAll(films)) {
        right &= film.get();
      }
      return right;
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }
}
