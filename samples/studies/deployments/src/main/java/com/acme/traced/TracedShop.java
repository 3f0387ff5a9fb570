package com.acme.traced;

import io.opentelemetry.api.GlobalOpenTelemetry;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

/**
 * Whether tasks in pools belong to the trace of who submits them, as an agent that traces has it.
 */
public final class TracedShop {
  private static final int REQUESTS = 200;

  private TracedShop() {}

  private static String trace() {
    return Span.current().getSpanContext().getTraceId();
  }

  /** Prints how many tasks do; there are no traces where the agent does not know the JDK. */
  public static void main(String[] arguments) throws Exception {
    Tracer tracer = GlobalOpenTelemetry.getTracer("shop");
    ForkJoinPool pool = new ForkJoinPool(2);
    int right = 0;
    int valid = 0;
    for (int i = 0; i < REQUESTS; i++) {
      Span span = tracer.spanBuilder("request").startSpan();
      List<Future<String>> traces = new ArrayList<>();
      try (Scope scope = span.makeCurrent()) {
        traces.add(pool.submit((Callable<String>) TracedShop::trace));
        traces.add(CompletableFuture.supplyAsync(TracedShop::trace));
        traces.add(CompletableFuture.supplyAsync(() -> 1, pool).thenApplyAsync(x -> trace(), pool));
        traces.add(pool.submit(() -> ForkJoinPool.commonPool().submit(TracedShop::trace).get()));
      } finally {
        span.end();
      }
      valid += span.getSpanContext().isValid() ? 1 : 0;
      for (Future<String> trace : traces) {
        right += trace.get().equals(span.getSpanContext().getTraceId()) ? 1 : 0;
      }
    }
    System.out.println(valid + " traces; tasks of the right one: " + right);
    System.exit(0);
  }
}
