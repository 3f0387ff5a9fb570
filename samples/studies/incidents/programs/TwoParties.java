import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A test of data sources that passes on each JDK up to 24 ends in a deadlock on 25, until its wait
 * times out: two asynchronous stages hand each other a connection.
 */
public final class TwoParties {

  private static final int ROUNDS = 3;

  public static void main(String[] args) {
    int met = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Exchanger<String> connections = new Exchanger<>();
      CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> meet(connections));
      CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> meet(connections));
      met += one.join() + two.join();
    }
    System.out.printf("%d of %d parties met the other one%n", met, 2 * ROUNDS);
  }

  private static int meet(Exchanger<String> connections) {
    try {
      connections.exchange("connection", 1, TimeUnit.SECONDS);
      return 1;
    } catch (TimeoutException e) {
      return 0;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
