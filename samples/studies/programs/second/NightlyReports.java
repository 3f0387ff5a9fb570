import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Makes the reports of all branches each night. */
public class NightlyReports {
  private static final int[] EVEN = {60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60};
  private static final int[] UNEVEN = {10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 610};

  private static long report(int branch, int pages) {
    long ink = 0;
    for (int p = 0; p < pages; p++) {
      for (int i = 0; i < 8_000; i++) {
        ink += (long) (Math.sin(i * 0.001 + branch) * 1000) & 7;
      }
    }
    return ink / pages;
  }

  public static void main(String[] args) throws Exception {
    int[] pages = args.length > 0 && args[0].equals("b") ? UNEVEN : EVEN;
    int nights = args.length > 1 ? Integer.parseInt(args[1]) : 80;
    ExecutorService printers = Executors.newWorkStealingPool(2);
    long total = 0;
    for (int n = 0; n < nights; n++) {
      List<Callable<Long>> reports = new ArrayList<>();
      for (int b = 0; b < pages.length; b++) {
        int branch = b;
        reports.add(() -> report(branch, pages[branch]));
      }
      for (Future<Long> report : printers.invokeAll(reports)) {
        total += report.get();
      }
    }
    printers.shutdown();
    long expected = 0;
    for (int b = 0; b < pages.length; b++) {
      expected += report(b, 1);
    }
    System.out.println(total + " for " + Arrays.stream(pages).sum() + " pages a night");
    System.exit(total == expected * nights ? 0 : 1);
  }
}
