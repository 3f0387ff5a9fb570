import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * On JDK 25 a build with several threads fails: one module waits for a long command, and meanwhile
 * another one times out, although its own command prints its version and ends at once.
 */
public final class ProcessOutput {

  private static final int ROUNDS = 3;

  public static void main(String[] args) throws Exception {
    int timeouts = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Process install = new ProcessBuilder("sleep", "2").start();
      CompletableFuture<Integer> installed =
          CompletableFuture.supplyAsync(() -> read(install.getInputStream()));
      Process version = new ProcessBuilder("echo", "v1").start();
      CompletableFuture<Integer> printed =
          CompletableFuture.supplyAsync(() -> read(version.getInputStream()));
      timeouts += timesOut(printed);
      installed.join();
    }
    System.out.printf("%d of %d short commands timed out%n", timeouts, ROUNDS);
  }

  private static int timesOut(CompletableFuture<Integer> output)
      throws InterruptedException, ExecutionException {
    try {
      output.get(1, TimeUnit.SECONDS);
      return 0;
    } catch (TimeoutException e) {
      return 1;
    }
  }

  private static int read(InputStream stream) {
    try {
      int bytes = 0;
      while (stream.read() >= 0) {
        bytes++;
      }
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
