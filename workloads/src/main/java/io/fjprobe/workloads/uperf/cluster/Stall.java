package io.fjprobe.workloads.uperf.cluster;

import io.fjprobe.workloads.run.check.CheckFailure;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Waits for what may take any time, as long as it gets on. */
final class Stall {
  /** Longer than it takes to give up a datagram. */
  static final long LIMIT_MILLIS = 30_000;

  private static final long LOOK_MILLIS = 1_000;

  private final long limitMillis;
  private final LongSupplier progress;
  private final Supplier<String> state;
  private final Runnable look;

  /**
   * @param progress grows while all is well
   * @param state what is waited for, for the message about a stall
   */
  Stall(long limitMillis, LongSupplier progress, Supplier<String> state) {
    this(limitMillis, progress, state, () -> {});
  }

  /**
   * @param look what to do about every second
   */
  Stall(long limitMillis, LongSupplier progress, Supplier<String> state, Runnable look) {
    this.limitMillis = limitMillis;
    this.progress = progress;
    this.state = state;
    this.look = look;
  }

  <T> T await(CompletableFuture<T> end) {
    long before = progress.getAsLong();
    long since = System.nanoTime();
    while (true) {
      try {
        return end.get(Math.min(limitMillis, LOOK_MILLIS), TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        look.run();
      } catch (ExecutionException e) {
        throw failure(e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CheckFailure("interrupted: " + state.get(), e);
      }
      long now = progress.getAsLong();
      long nanos = System.nanoTime();
      if (now != before) {
        before = now;
        since = nanos;
      } else if (TimeUnit.NANOSECONDS.toMillis(nanos - since) >= limitMillis) {
        throw new CheckFailure("nothing got on for " + limitMillis + " ms: " + state.get());
      }
    }
  }

  private static CheckFailure failure(Throwable thrown) {
    Throwable cause = thrown instanceof CompletionException ? thrown.getCause() : thrown;
    return cause instanceof CheckFailure
        ? (CheckFailure) cause
        : new CheckFailure(String.valueOf(cause), cause);
  }
}
