package io.fjprobe.analyzer.jmx;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A question to a JVM, asked by a thread of its own: one that is stopped never answers, and nobody
 * is to wait for it without end.
 *
 * @param <T> of the answer
 */
public final class Question<T> {

  private final FutureTask<T> task;

  private Question(FutureTask<T> task) {
    this.task = task;
  }

  /**
   * Asks.
   *
   * @param to whom, for the name of the thread
   */
  public static <T> Question<T> ask(String to, Callable<T> question) {
    FutureTask<T> task = new FutureTask<>(question);
    Thread thread = new Thread(task, "question to " + to);
    thread.setDaemon(true);
    thread.start();
    return new Question<>(task);
  }

  /** Whether there is an answer, or a failure. */
  public boolean isAnswered() {
    return task.isDone();
  }

  /**
   * Waits for the answer.
   *
   * @throws TimeoutException if there is none yet; it may still come
   * @throws ExecutionException if asking failed
   */
  public T answer(Duration most) throws InterruptedException, ExecutionException, TimeoutException {
    return task.get(most.toMillis(), TimeUnit.MILLISECONDS);
  }
}
