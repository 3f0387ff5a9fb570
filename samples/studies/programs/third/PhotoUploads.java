import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Uploads what a camera card has: after some photos there is a film each time. */
public class PhotoUploads {
  private static final AtomicInteger DONE = new AtomicInteger();

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void upload(int file) {
    pause(file % 9 == 8 ? 100 : 20);
    DONE.addAndGet(file + 1);
  }

  private static final class WaitForRoom implements RejectedExecutionHandler {
    @Override
    public void rejectedExecution(Runnable upload, ThreadPoolExecutor pool) {
      try {
        pool.getQueue().put(upload);
      } catch (InterruptedException e) {
        throw new RejectedExecutionException(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean waits = args.length == 0 || args[0].equals("a");
    int files = args.length > 1 ? Integer.parseInt(args[1]) : 46 * 9;
    ThreadPoolExecutor lines =
        new ThreadPoolExecutor(
            4,
            4,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(4),
            waits ? new WaitForRoom() : new ThreadPoolExecutor.CallerRunsPolicy());
    for (int f = 0; f < files; f++) {
      int file = f;
      pause(1); // reads it from the card
      lines.execute(() -> upload(file));
    }
    lines.shutdown();
    if (!lines.awaitTermination(1, TimeUnit.MINUTES)) {
      System.exit(1);
    }
    System.out.println("uploaded " + files);
    System.exit(DONE.get() == files * (files + 1) / 2 ? 0 : 1);
  }
}
