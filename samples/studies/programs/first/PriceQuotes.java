import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Asks several suppliers for the price of each basket and keeps the cheapest offers. */
public class PriceQuotes {
  private static final String[] SUPPLIERS = {"north", "south", "harbour", "outlet"};

  static final class Quote {
    final String supplier;
    final long cents;

    Quote(String supplier, long cents) {
      this.supplier = supplier;
      this.cents = cents;
    }
  }

  private static Quote askSupplier(String supplier, int basket) {
    try {
      TimeUnit.MILLISECONDS.sleep(45);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return new Quote(supplier, 1000 + Math.floorMod(supplier.hashCode() * 31 + basket * 7919, 500));
  }

  private static Quote cheapest(int basket) {
    List<CompletableFuture<Quote>> pending = new ArrayList<>();
    for (String supplier : SUPPLIERS) {
      pending.add(CompletableFuture.supplyAsync(() -> askSupplier(supplier, basket)));
    }
    Quote best = null;
    for (CompletableFuture<Quote> future : pending) {
      Quote quote = future.join();
      if (best == null || quote.cents < best.cents) {
        best = quote;
      }
    }
    return best;
  }

  public static void main(String[] args) {
    int baskets = args.length > 1 ? Integer.parseInt(args[1]) : 42;
    long total = 0;
    long expected = 0;
    for (int basket = 0; basket < baskets; basket++) {
      total += cheapest(basket).cents;
      long min = Long.MAX_VALUE;
      for (String supplier : SUPPLIERS) {
        min = Math.min(min, 1000 + Math.floorMod(supplier.hashCode() * 31 + basket * 7919, 500));
      }
      expected += min;
    }
    System.out.println("cheapest offers: " + total + " cents for " + baskets + " baskets");
    if (total != expected) {
      System.exit(1);
    }
  }
}
