import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Fetches the pages of a site and counts their links. */
public class SiteCrawler {
  private static String fetch(int page) {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    StringBuilder html = new StringBuilder();
    for (int link = 0; link < page % 23; link++) {
      html.append("<p>text</p><a href='/").append(page * 7 + link).append("'>more</a>");
    }
    return html.toString();
  }

  private static int links(String html) {
    int count = 0;
    for (int at = html.indexOf("<a "); at >= 0; at = html.indexOf("<a ", at + 1)) {
      count++;
    }
    return count;
  }

  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "a";
    int pages = args.length > 1 ? Integer.parseInt(args[1]) : 1_150;
    int core = variant.equals("b") ? 2 : 4;
    BlockingQueue<Runnable> queue =
        variant.equals("c") ? new ArrayBlockingQueue<>(pages) : new LinkedBlockingQueue<>();
    ThreadPoolExecutor fetchers = new ThreadPoolExecutor(core, 4, 1, TimeUnit.SECONDS, queue);
    AtomicLong found = new AtomicLong();
    CountDownLatch open = new CountDownLatch(pages);
    for (int p = 0; p < pages; p++) {
      int page = p;
      fetchers.execute(
          () -> {
            found.addAndGet(links(fetch(page)));
            open.countDown();
          });
    }
    open.await();
    fetchers.shutdown();
    long expected = 0;
    for (int p = 0; p < pages; p++) {
      expected += p % 23;
    }
    System.out.println(found + " links");
    System.exit(found.get() == expected ? 0 : 1);
  }
}
