package com.acme.medicines;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Visitors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.LongStream;
import okhttp3.Call;
import okhttp3.Callback;
import okhttp3.Dispatcher;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;

/**
 * Pharmacies order what their wholesaler has: OkHttp asks on threads of its own (own), in the pool
 * that computes the orders (pool), or as a parallel stream tells it to (stream).
 */
public final class MedicineOrders {
  private static final int MEDICINES = 24;
  private static final int STEPS = 2 * Pricing.DETAILED;
  private static final PriceList AMOUNTS = new PriceList(STEPS);
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final String wholesaler;
  private final OkHttpClient client;

  private MedicineOrders(String wholesaler, boolean inPool) {
    this.wholesaler = wholesaler;
    Dispatcher dispatcher = inPool ? new Dispatcher(pool) : new Dispatcher();
    dispatcher.setMaxRequestsPerHost(64);
    client = new OkHttpClient.Builder().dispatcher(dispatcher).build();
  }

  public static void main(String[] args) throws Exception {
    MedicineOrders orders =
        new MedicineOrders(Wholesaler.open(15).address(), args[0].equals("pool"));
    boolean stream = args[0].equals("stream");
    Visitors visitors =
        Visitors.visit(2, 5, 10, first -> stream ? orders.streamed(first) : orders.placed(first));
    Outcome.end(visitors.allRight(), "medicines: " + visitors.answered() + " orders");
  }

  private static LongStream medicines(long first) {
    return LongStream.range(first, first + MEDICINES);
  }

  private boolean streamed(long first) {
    return medicines(first)
        .parallel()
        .allMatch(medicine -> right(medicine, stockNow(medicine), amount(medicine)));
  }

  private boolean placed(long first) {
    CompletableFuture<?>[] positions =
        medicines(first).mapToObj(this::position).toArray(CompletableFuture[]::new);
    boolean right = true;
    for (CompletableFuture<?> position : positions) {
      right &= (Boolean) position.join();
    }
    return right;
  }

  private CompletableFuture<Boolean> position(long medicine) {
    return stock(medicine).thenApplyAsync(stock -> right(medicine, stock, amount(medicine)), pool);
  }

  private static boolean right(long medicine, long stock, long amount) {
    return stock == Backend.answerTo(medicine) && AMOUNTS.right(medicine, amount);
  }

  private Call call(long medicine) {
    return client.newCall(new Request.Builder().url(wholesaler + medicine).build());
  }

  private long stockNow(long medicine) {
    try (Response response = call(medicine).execute()) {
      return Long.parseLong(response.body().string());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private CompletableFuture<Long> stock(long medicine) {
    CompletableFuture<Long> stock = new CompletableFuture<>();
    call(medicine)
        .enqueue(
            new Callback() {
              @Override
              public void onFailure(Call call, IOException e) {
                stock.completeExceptionally(e);
              }

              @Override
              public void onResponse(Call call, Response response) throws IOException {
                stock.complete(Long.parseLong(response.body().string()));
              }
            });
    return stock;
  }

  /** How much to order: most of a millisecond. */
  private static long amount(long medicine) {
    return Pricing.cents(PriceList.option(medicine), STEPS);
  }
}
