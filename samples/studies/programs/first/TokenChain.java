import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.function.UnaryOperator;

/** Passes session tokens through a long list of small transformations. */
public class TokenChain {
  interface Linker {
    CompletableFuture<Long> link(CompletableFuture<Long> previous, UnaryOperator<Long> step);
  }

  private final ForkJoinPool workers = new ForkJoinPool(2);
  private final Linker linker;
  private final int steps;

  TokenChain(boolean hop, int steps) {
    this.linker = hop ? (f, s) -> f.thenApplyAsync(s, workers) : CompletableFuture::thenApply;
    this.steps = steps;
  }

  private static long rotate(long token, int step) {
    long t = token;
    for (int i = 0; i < 4; i++) {
      t = Long.rotateLeft(t * 0x9E3779B97F4A7C15L + step, 23);
    }
    return t;
  }

  CompletableFuture<Long> issue(long user) {
    CompletableFuture<Long> login = new CompletableFuture<>();
    CompletableFuture<Long> token = login;
    for (int s = 0; s < steps; s++) {
      final int step = s;
      token = linker.link(token, t -> rotate(t, step));
    }
    workers.execute(() -> login.complete(user));
    return token;
  }

  static long plain(long user, int steps) {
    long token = user;
    for (int s = 0; s < steps; s++) {
      token = rotate(token, s);
    }
    return token;
  }

  public static void main(String[] args) {
    String variant = args.length > 0 ? args[0] : "a";
    int sessions = args.length > 1 ? Integer.parseInt(args[1]) : 200_000;
    TokenChain chain = new TokenChain(variant.equals("b"), 100);
    boolean good = true;
    for (int s = 0; s < sessions; s += 8) {
      CompletableFuture<?>[] open = new CompletableFuture<?>[8];
      for (int i = 0; i < open.length; i++) {
        open[i] = chain.issue(s + i);
      }
      CompletableFuture.allOf(open).join();
      good &= open[3].join().equals(plain(s + 3, 100));
    }
    System.out.println(sessions + " sessions, all tokens valid: " + good);
    System.exit(good ? 0 : 1);
  }
}
