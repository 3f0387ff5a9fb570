import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;

/**
 * A bridge that handles each HTTP request in a CompletableFuture uses a few pool threads where it
 * has three CPUs, and a new thread for every request where it has two or less.
 */
public final class ThreadForEachRequest {

  private static final int ROUNDS = 200;
  private static final int REQUESTS = 100;

  public static void main(String[] args) {
    Set<String> threads = ConcurrentHashMap.newKeySet();
    for (int round = 0; round < ROUNDS; round++) {
      List<CompletableFuture<Void>> requests = new ArrayList<>();
      for (int i = 0; i < REQUESTS; i++) {
        requests.add(CompletableFuture.runAsync(() -> handle(threads)));
      }
      requests.forEach(CompletableFuture::join);
    }
    System.out.printf("%d requests in %d threads%n", ROUNDS * REQUESTS, threads.size());
  }

  private static void handle(Set<String> threads) {
    threads.add(Thread.currentThread().getName());
    CRC32 sum = new CRC32();
    byte[] body = new byte[4096];
    for (int i = 0; i < 40; i++) {
      sum.update(body);
    }
    if (sum.getValue() == 0) {
      throw new IllegalStateException("no body");
    }
  }
}
